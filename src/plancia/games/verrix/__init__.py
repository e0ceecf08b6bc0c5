"""Verrix, by Dawn Town Games."""
