#!/bin/sh
# The last stage of the container: Python, a user without rights, and a folder for the database. Run it as root.
set -eu
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -qq -y --no-install-recommends ca-certificates python3 > /dev/null
rm -rf /var/lib/apt/lists/* /var/cache/apt/* /var/cache/debconf/* /var/log/*.log /var/log/apt /usr/share/doc/* \
    /usr/share/man/* /usr/share/locale/*
useradd --no-create-home --uid 10001 --home-dir /data --shell /usr/sbin/nologin guildhall
mkdir -p /data
chown guildhall /data
chmod 700 /data
