"""How far people can trust the chances they are told: games played to the end, and what was said on the way."""
