"""The yardstick that nobody can tune: bots of an older commit, in an environment and a process of their own."""
