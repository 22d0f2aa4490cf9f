"""The speed of the server, compared with boardgame.io's under the same kind of load in the same run."""
