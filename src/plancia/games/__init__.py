"""The rulebooks, one folder per title. Games never import each other."""
