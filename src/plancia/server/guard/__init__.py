"""What stands before everything: limits, and who has reached them."""
