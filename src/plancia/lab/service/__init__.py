"""The server under trial: real processes, real sockets, real databases, and checkers that believe nobody."""
