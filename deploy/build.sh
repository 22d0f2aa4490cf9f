#!/bin/sh
# The build stage of the container: makes a virtual environment that holds Guildhall and what it needs to run.
# Needs Debian with Node 20. Run it as root in an empty machine: the source is in $1, the result is put in $2.
set -eu
source=$1
target=$2

export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -qq -y --no-install-recommends ca-certificates gcc libc6-dev python3 python3-dev python3-venv > /dev/null

cd "$source"
export PIP_QUIET=1 PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_INPUT=1

# The wheel, with the browser client and the compiled engine, by the locked tools.
python3 -m venv /tmp/build
/tmp/build/bin/python -m pip install --require-hashes --requirement requirements/run.txt
/tmp/build/bin/python -m pip wheel --no-deps --no-build-isolation --wheel-dir /tmp/wheel .

# What it needs to run, and nothing else: pip says which packages, the lock file says which files of them.
python3 -m venv "$target"
sed -n 's/ \\$//; s/^\([a-z0-9._-]*\)\(\[[a-z,]*\]\)\{0,1\}==/\1==/p' requirements/dev.txt > /tmp/versions.txt
"$target/bin/python" -m pip install --dry-run --report /tmp/report.json --constraint /tmp/versions.txt \
    "$(echo /tmp/wheel/*.whl)[scale]"
/tmp/build/bin/python deploy/locked.py /tmp/report.json requirements/dev.txt > /tmp/locked.txt
"$target/bin/python" -m pip install --no-deps --require-hashes --requirement /tmp/locked.txt
"$target/bin/python" -m pip install --no-deps /tmp/wheel/*.whl

"$target/bin/python" -m pip uninstall -y pip setuptools
find "$target" -type d -name tests -prune -exec rm -rf {} +

# Half of the size is for debuggers, other databases, and languages that Guildhall does not speak.
packages=$(echo "$target"/lib/python3*/site-packages)
find "$target" -name '*.so' -exec strip --strip-unneeded {} +
find "$packages" -type f \( -name '*.pyx' -o -name '*.pxd' -o -name '*.pyi' -o -name '*.c' -o -name '*.cpp' -o -name '*.h' -o -name '*.hpp' \) -delete
find "$packages/babel/locale-data" -name '*.dat' ! -name 'root.dat' ! -name 'en*' ! -name 'it*' ! -name 'pl*' -delete
rm -rf "$packages"/tzdata/zoneinfo "$packages"/sqlalchemy/testing "$packages"/sqlalchemy/dialects/mssql "$packages"/sqlalchemy/dialects/mysql \
    "$packages"/sqlalchemy/dialects/oracle
find "$packages/pygments/lexers" -type f ! -name '__init__*' ! -name '_mapping*' ! -name 'python.*' ! -name 'special.*' -delete
find "$packages/faker/providers" -mindepth 2 -type d -name '[a-z][a-z]*_*' ! -name 'en_*' -prune -exec rm -rf {} +
"$target/bin/guildhall" --version
