"""Where everything is kept: SQLite for one process and a file, PostgreSQL for many."""
