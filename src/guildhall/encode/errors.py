"""Errors of encoders."""

from __future__ import annotations


class UnknownLayout(ValueError):
    """There is no such version of a layout, or no such order of seats."""
