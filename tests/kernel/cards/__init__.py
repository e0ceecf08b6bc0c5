"""Tolls: a small card game with hidden hands, made to try the kernel. Nobody sells it."""
