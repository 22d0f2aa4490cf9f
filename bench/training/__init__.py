"""How far `examples/ppo.py` comes in Tiny Towns alone, against the bot "greedy"."""
