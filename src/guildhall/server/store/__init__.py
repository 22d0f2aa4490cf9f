"""Storage: SQLite for a single process, PostgreSQL for several."""
