"""Guildhall: board games about building medieval England."""

# Also the version of the rules: while its first two numbers stay the same, no stored game changes its course.
__version__ = "0.1.0"
