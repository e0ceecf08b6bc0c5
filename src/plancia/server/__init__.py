"""Tables over HTTP and WebSocket. No rules here."""
