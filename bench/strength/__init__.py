"""The strength of the bots: tournaments that check them against bars, and a report of all results."""
