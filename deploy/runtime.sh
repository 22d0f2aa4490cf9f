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

# What only a package manager needs: nothing is ever installed here. The list of packages stays, for scanners.
lib=$(dirname "$(find /usr/lib -name libc.so.6)")
rm -rf /usr/bin/apt* /usr/bin/perl* /usr/bin/gpgv /usr/lib/apt "$lib"/libapt-* "$lib/perl-base" /usr/share/perl5 "$lib/gconv" \
    "$lib"/libgnutls* "$lib"/libunistring* "$lib"/libp11-kit* "$lib"/libdb-5* /var/lib/dpkg/info /usr/share/polkit-1 /var/lib/apt \
    /var/cache/* /usr/lib/python3*/pydoc_data /usr/lib/python3*/lib2to3 /usr/lib/python3*/ensurepip /usr/lib/python3*/turtledemo
