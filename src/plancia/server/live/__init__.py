"""What lives as long as the server does: open tables, sockets, clocks, notices."""
