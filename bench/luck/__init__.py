"""Is the luck of draws right? Games between equal bots, with the luck of every draw."""
