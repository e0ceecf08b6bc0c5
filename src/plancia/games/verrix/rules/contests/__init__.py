"""V-RAID, V-BATTLE."""
