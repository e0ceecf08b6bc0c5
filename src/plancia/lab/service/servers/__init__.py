"""Servers under trial, and the world they stand in."""
