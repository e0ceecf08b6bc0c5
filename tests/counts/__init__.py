"""How many lines of play there are from a scene, as chess counts its moves."""
