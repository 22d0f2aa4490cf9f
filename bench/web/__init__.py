"""How heavy and how quick the browser client is."""
