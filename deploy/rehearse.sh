#!/bin/sh
# Rehearses the Containerfile without a container engine, in two empty Debian systems made by debootstrap.
# Run it as root: deploy/rehearse.sh FOLDER. Node and the resolver come from this machine.
#   MIRROR    a Debian mirror, if not debootstrap's own
#   SETTINGS  files to copy to the same place of the building system, such as a pip.conf; they stay in FOLDER
#   SHARED    folders to show it at the same place, such as one with packages
set -eu
folder=$1
root=$(cd "$(dirname "$0")/.." && pwd)

empty() { # the base images are debian:bookworm-slim; this is nearly the same
    test -d "$folder/base" || debootstrap --variant=minbase --include=ca-certificates bookworm "$folder/base" ${MIRROR:+"$MIRROR"}
    rm -rf "$1"
    cp -a "$folder/base" "$1"
    cp /etc/resolv.conf "$1/etc/resolv.conf"
    cp -r /etc/ssl/certs "$1/etc/ssl/"
}

empty "$folder/build"
mkdir -p "$folder/build/src" "$folder/build/usr/lib/node_modules"
(cd "$root" && git ls-files -z | grep -zvE '^(tests|bench|docs/screenshots)/' | tar -c --null -T - | tar -x -C "$folder/build/src")
cp "$(command -v node)" "$folder/build/usr/bin/node"
cp -a "$(dirname "$(readlink -f "$(command -v npm)")")/.." "$folder/build/usr/lib/node_modules/npm"
ln -s ../lib/node_modules/npm/bin/npm-cli.js "$folder/build/usr/bin/npm"
for file in ${SETTINGS:-}; do
    mkdir -p "$folder/build$(dirname "$file")"
    cp "$file" "$folder/build$file"
done
for place in ${SHARED:-}; do
    mkdir -p "$folder/build$place"
    mount --bind "$place" "$folder/build$place"
done
chroot "$folder/build" /src/deploy/build.sh /src /srv/guildhall || failed=1
grep " $folder/build/" /proc/mounts | cut -d ' ' -f 2 | xargs -r umount
test -z "${failed:-}"

empty "$folder/final"
cp "$root/deploy/runtime.sh" "$folder/final/tmp/runtime.sh"
chroot "$folder/final" /tmp/runtime.sh
rm "$folder/final/tmp/runtime.sh"
cp -a "$folder/build/srv/guildhall" "$folder/final/srv/guildhall"

# As the container runs it: without rights, from a root that nobody can write, with one volume. Container engines provide
# /tmp and /dev/shm, too.
root=$folder/run
mkdir -p "$root" "$folder/data"
chown 10001 "$folder/data"
server=
end() {
    test -z "$server" || kill "$server" 2> /dev/null || true
    wait
    for place in tmp dev/shm data ""; do umount "$root/$place" 2> /dev/null || true; done
}
trap end EXIT
mount --bind "$folder/final" "$root"
mount -o remount,bind,ro "$root"
mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
mount -t tmpfs -o mode=1777 tmpfs "$root/dev/shm"
mount --bind "$folder/data" "$root/data"
port=${PORT:-18423}
inside="chroot --userspec=10001 $root /usr/bin/env PATH=/srv/guildhall/bin:/usr/bin:/bin PYTHONDONTWRITEBYTECODE=1
    GUILDHALL_HOST=127.0.0.1 GUILDHALL_PORT=$port GUILDHALL_DATABASE=sqlite:////data/guildhall.db"
# Not a function: in the background, that would be a shell of its own, and ending it would leave the service.
$inside guildhall serve > "$folder/serve.log" 2>&1 &
server=$!
for _ in $(seq 150); do
    sleep 0.2
    ! $inside python3 -c "import urllib.request as r; r.urlopen('http://127.0.0.1:$port/api/v1/ready', timeout=9)" \
        2> /dev/null || break
done
$inside guildhall doctor
kill "$server"
wait "$server" || true
server=
! $inside touch /srv/written /written 2> /dev/null
test ! -e "$root/usr/bin/gcc"
echo "no compiler, and a root that cannot be written; megabytes of the image's one layer, and of Guildhall in it:"
for part in . srv/guildhall; do
    echo "$(($(tar --one-file-system -C "$folder/final" -c "$part" | wc -c) / 1000000)) $part"
done
