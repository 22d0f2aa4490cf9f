"""For whoever hosts the service: health checks, backups, administration, retention and measurements."""
