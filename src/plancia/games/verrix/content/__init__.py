"""Reads and checks what is in the box; cards/*.toml beside it."""
