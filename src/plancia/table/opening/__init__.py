"""How a table comes to be: new, from a text, from a report, as a branch."""
