"""How fast the server is, beside boardgame.io's own under the same kind of load in the same run."""
