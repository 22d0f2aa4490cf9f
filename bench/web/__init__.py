"""The size and speed of the browser client."""
