"""Does a review name the answer that a grandmaster finds with a minute for it? Positions, labels and the comparison."""
