"""What lies on the table, and the box as numbers."""
