"""How long reviews take, whether they add up, how soon the analysis board has figures, and what tables notice."""
