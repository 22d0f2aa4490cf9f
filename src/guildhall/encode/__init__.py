"""What a seat sees and what it may do, as numbers, written straight from the state.

The layouts of `guildhall.adapters.observe` say what each number means. The encoders here write the same numbers without
making a view first. They are compiled, so batches of games and learned bots can afford them at every position.
"""
