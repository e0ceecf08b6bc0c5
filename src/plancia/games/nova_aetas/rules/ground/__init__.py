"""Line of Sight, Range, what a walk reaches (N-CORE-LOS, -RANGE, -MOVE-COST)."""
