"""Games that bots play with themselves: played, kept in files, and walked through again.

What a game was is kept as its answers, a few hundred bytes. What anybody wants to know of its positions, such as a
network's inputs or a judgement's chances, is worked out again from them.
"""
