"""What a table tells its readers."""
