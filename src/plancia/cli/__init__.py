"""The terminal face: one file for each command, and the table as it is drawn."""
