"""The strength of the bots: the tournaments that their bars ask for, and the report made from all results."""
