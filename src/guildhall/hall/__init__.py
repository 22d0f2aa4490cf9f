"""One table for people, without a transport: what clients are sent, what they may do, and what their commands do."""
