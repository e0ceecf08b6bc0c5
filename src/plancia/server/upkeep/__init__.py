"""What a running server does by itself about what an operator wants: it follows what was changed, and tidies up."""
