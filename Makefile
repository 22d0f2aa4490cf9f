# Guildhall. Every target alone does its own set-up, and reinstalls only what changed.
#
#   make play         play in the browser
#   make test         everything that must hold: lint, types, layers, wheels and all tests
#   make check        the daily loop: lint, types, layers, and the quick tests of what changed
#   make lint         lint, types and import layers only
#   make bench        speed, as ratios within one run, beside that of peers; the report is bench/REPORT.md
#   make soak         the five-minute version of the soak, with workers that die and backups, as a test
#   make screenshots  pictures of every board, in docs/screenshots
#   make site         a site without a server, for any host of static files, in build/site
#   make docs         the manual with the API reference, in build/manual
#   make compiled     compile the engine with mypyc and run its laws and replays against it
#   make mutants      change rules one at a time and see whether tests notice; the report is docs/mutants.md
#   make wheels       build the compiled and the pure wheel, and try each in an environment of its own
#   make lock         pin all packages anew
#   make clean        remove everything that was made

.DELETE_ON_ERROR:
.PHONY: play test check servers torch web site lint lint-web bench soak screenshots docs compiled mutants wheels lock clean

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet --no-input
STEP = $(BIN)/python tools/step.py
UV_VERSION := 0.13.7
PARALLEL = --numprocesses $$($(BIN)/python tools/workers.py) --dist worksteal

# The first Python of a version that is tested and that can make a virtual environment; PYTHON=... names another.
CANDIDATES := python3 python3.13 python3.12 python3.11 python
USABLE := import ensurepip, sys, venv; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 13))
PYTHON ?= $(firstword $(foreach p,$(CANDIDATES),$(shell $(p) -c '$(USABLE)' >/dev/null 2>&1 && echo $(p))))

play: $(VENV)/played-with
	@$(BIN)/python -m tools.client
	@engine=$$($(BIN)/python -m tools.engine) && \
		GUILDHALL_LOG=$${GUILDHALL_LOG:-warning} PYTHONPATH=$$engine exec $(BIN)/guildhall serve --open

# The engine and the wheel are built with a player's packages, before those of developers can hide that one is missing.
# All tests run on plain Python; laws and replays then on the compiled engine, too, where there is a C compiler.
test: $(VENV)/played-with
	@$(BIN)/python -m tools.client
	@$(BIN)/python -m tools.engine --required > /dev/null
	$(BIN)/python -m tools.wheels --pure
	@$(MAKE) --no-print-directory lint servers torch
	cd web && npm run --silent check && npm run --silent test
	$(BIN)/python -m pytest $(PARALLEL)
	@case $$($(BIN)/python -m tools.engine --required) in *compiled) $(MAKE) --no-print-directory compiled;; esac

check: lint
	cd web && npm run --silent check && npm run --silent test
	$(BIN)/python -m tools.check $(SINCE)

# The browser client, built into the package; built anew when its sources, words or rules have changed.
web: $(VENV)/played-with
	@$(BIN)/python -m tools.client

# Everything runs in the browser; see README.md for how to publish it.
site: $(VENV)/played-with
	@$(BIN)/python -m tools.site

# PostgreSQL, Redis and Chromium for the tests, where they are missing and can be installed.
servers: $(VENV)/developed-with
	@$(BIN)/python -m tools.test_servers

# PyTorch without CUDA, for the test of examples/ppo.py; where it cannot be installed, that test does not run.
torch: $(VENV)/developed-with
	@$(BIN)/python -m tools.torch_cpu

lint: $(VENV)/developed-with lint-web
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

lint-web: $(VENV)/developed-with
	@$(BIN)/python -m tools.client --packages
	cd web && npm run --silent lint && npm run --silent format:check

bench: $(VENV)/developed-with
	$(BIN)/python -m bench.report

soak: servers
	GUILDHALL_SOAK_SECONDS=300 $(BIN)/python -m pytest tests/server/test_soak.py

screenshots: servers web
	$(BIN)/python -m tools.screenshots

# Has packages of its own, because tests need none of them. A warning is an error.
docs: build/docs/made-with
	build/docs/bin/mkdocs build --strict --clean
	@echo 'The manual is in build/manual/index.html'

build/docs/made-with: requirements/docs.txt | $(VENV)/made-with
	@$(STEP) docs 'installing the packages of the manual' -- sh -c '$(BIN)/python -m venv --clear build/docs && \
		build/docs/bin/python -m pip --disable-pip-version-check --quiet --no-input install \
		--require-hashes --requirement requirements/docs.txt'
	@touch $@

compiled: $(VENV)/developed-with
	@$(BIN)/python -m tools.engine --required > /dev/null
	HYPOTHESIS_PROFILE=brief $(BIN)/python -m pytest -p tools.compiled_only $(PARALLEL) \
		--override-ini 'pythonpath=build/compiled .' --ignore tests/laws/test_lock_step.py \
		tests/laws tests/replays tests/encode tests/analysis tests/adapters/test_env.py \
		tests/adapters/test_batch.py tests/adapters/test_vector.py tests/bots/test_networks.py

mutants: $(VENV)/developed-with
	$(BIN)/python -m tools.mutants

wheels: $(VENV)/played-with
	@$(BIN)/python -m tools.wheels

PINS := --universal --python-version 3.11 --generate-hashes --no-annotate --custom-compile-command 'make lock'
LOCK := pyproject.toml $(PINS)
TESTED_EXTRAS := --extra server --extra scale --extra research --extra arena --extra ray

lock: $(VENV)/made-with
	$(BIN)/python -m venv build/lock
	build/lock/bin/python -m pip --disable-pip-version-check --quiet install uv==$(UV_VERSION)
	build/lock/bin/uv pip compile --quiet --upgrade $(LOCK) --group dev $(TESTED_EXTRAS) -o requirements/dev.txt
	build/lock/bin/uv pip compile --quiet $(LOCK) --group build --extra server -c requirements/dev.txt -o requirements/run.txt
	build/lock/bin/uv pip compile --quiet $(PINS) --group docs -c requirements/dev.txt -o requirements/docs.txt
	build/lock/bin/uv pip compile --quiet $(LOCK) --extra train --torch-backend cpu -c requirements/dev.txt -o requirements/train.txt

clean:
	rm -rf $(VENV) build dist src/guildhall/web_dist web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests bench tools -name __pycache__ -prune -exec rm -rf {} +

# The virtual environment: empty, then with what playing needs, then with what developing needs besides.
# Each stamp is renewed when the lock file or the project file has changed.

$(VENV)/made-with:
	@test -n "$(PYTHON)" || { echo 'Guildhall needs Python 3.11 to 3.13, with venv; PYTHON=... names one.' >&2; exit 1; }
	@$(PYTHON) tools/step.py venv 'making a virtual environment' -- $(PYTHON) -m venv --clear $(VENV)
	@echo '$(PYTHON)' > $@

$(VENV)/played-with: requirements/run.txt pyproject.toml | $(VENV)/made-with
	@$(STEP) packages 'installing packages' -- $(PIP) install --require-hashes --requirement requirements/run.txt
	@$(STEP) install 'installing Guildhall' -- $(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/developed-with: requirements/dev.txt | $(VENV)/played-with
	@$(STEP) developers 'installing the packages of developers' -- \
		$(PIP) install --require-hashes --requirement requirements/dev.txt
	@touch $@
