"""What is measured on demand."""
