"""What a file may say."""
