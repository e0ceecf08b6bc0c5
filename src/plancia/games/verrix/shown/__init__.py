"""What people see and click."""
