"""Training of networks by self-play: `guildhall train`. Needs the extra `train` (PyTorch on the CPU).

- `rows`: which numbers of an observation share their weights, and the symmetries of a town
- `examples`: games as arrays to learn from
- `model`: the network in PyTorch, its losses, and how it becomes a network file
- `work`: one game of self-play or of a gate, as a job for any process
- `folder`: what a run keeps, written so that it can be killed at any moment
- `loop`: rounds of self-play, training and gating
"""
