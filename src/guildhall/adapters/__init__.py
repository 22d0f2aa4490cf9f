"""Guildhall's games behind the interfaces of others: PettingZoo, OpenSpiel, Gymnasium, and arrays.

Each needs its own optional packages; see docs/research.md.
"""
