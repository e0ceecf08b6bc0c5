"""Bots against bots, so that chance, chairs and factions are the same for all."""
