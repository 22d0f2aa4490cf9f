"""The balance of the games: how often each seat wins, and how much each kind of card, tile and space is used."""
