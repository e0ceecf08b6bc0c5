"""What people read; text/*.ftl beside it."""
