"""Those who come to the server under trial, well-meaning or not."""
