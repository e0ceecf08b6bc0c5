"""The games beside other engines: the same machine, the same core, the same minutes."""
