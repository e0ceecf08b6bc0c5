"""A turn, the four actions, Exodus, buying, the omniscient die (W-ACT, W-EXODUS, W-BUY, W-OMNI)."""
