"""plancia admin: what whoever runs a server does to its people and tables, while it runs."""
