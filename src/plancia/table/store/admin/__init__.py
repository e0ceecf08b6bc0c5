"""What whoever runs a server does to it from outside: nothing here is offered over the network."""
