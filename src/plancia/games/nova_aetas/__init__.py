"""Nova Aetas: Renaissance. One file for each chapter; see README.md beside this file."""
