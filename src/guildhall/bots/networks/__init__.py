"""Network files that ship, one per game: made by `guildhall train`, and here only if a measured match said so."""
