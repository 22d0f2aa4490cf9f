"""Tables on a network: people meet, sit down and play; nothing that was acknowledged is lost."""
