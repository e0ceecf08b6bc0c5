"""What may take long is done in processes of their own."""
