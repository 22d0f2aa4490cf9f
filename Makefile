# Guildhall. Every target alone does its own set-up, and reinstalls only what changed.
#
#   make play         play in the browser
#   make test         lint, types, import layers and all tests
#   make lint         lint, types and import layers only
#   make bench        speed, as ratios within one run
#   make screenshots  pictures of every board, in docs/screenshots
#   make compiled     compile the engine with mypyc and run its laws and replays against it
#   make wheels       build the compiled and the pure wheel, and play with each in an environment of its own
#   make lock         pin all packages anew
#   make clean        remove everything that was made

.DELETE_ON_ERROR:
.PHONY: play test servers web lint bench screenshots compiled wheels lock clean

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet --no-input
UV_VERSION := 0.13.7
PARALLEL = --numprocesses $$($(BIN)/python tools/workers.py) --dist worksteal

# The first Python that is new enough and can make a virtual environment.
CANDIDATES := python3 python3.13 python3.12 python3.11 python3.14 python
USABLE := import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(firstword $(foreach p,$(CANDIDATES),$(shell $(p) -c '$(USABLE)' >/dev/null 2>&1 && echo $(p))))

play: $(VENV)/played-with web
	@engine=$$($(BIN)/python -m tools.engine) && GUILDHALL_LOG=$${GUILDHALL_LOG:-warning} PYTHONPATH=$$engine $(BIN)/guildhall serve --open

# All tests run on plain Python; laws and replays then on the compiled engine, too, where the machine can build one.
test: lint servers web
	cd web && npm run --silent check && npm run --silent test
	@engine=$$($(BIN)/python -m tools.engine) && set -x && $(BIN)/python -m pytest $(PARALLEL) && set +x && \
		case $$engine in *compiled) $(MAKE) --no-print-directory compiled;; esac

# The browser client, built into the package; built anew when its sources, words or rules have changed.
WEB_SOURCES := $(shell find web/src web/public web/index.html web/vite.config.ts src/guildhall/words docs/rules \
	-type f -not -path '*/fixtures/*' -not -name '*.py' -not -name '*.pyc' 2>/dev/null)

web: src/guildhall/web_dist/index.html

src/guildhall/web_dist/index.html: web/node_modules/.package-lock.json $(WEB_SOURCES)
	cd web && npm run --silent build

web/node_modules/.package-lock.json: web/package.json web/package-lock.json
	cd web && npm install --no-save --no-audit --no-fund --silent
	@touch $@

# PostgreSQL, Redis and Chromium for the tests, where they are missing and can be installed.
servers: $(VENV)/developed-with
	@$(BIN)/python -m tools.test_servers

lint: $(VENV)/developed-with
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: $(VENV)/developed-with
	$(BIN)/python -m bench

screenshots: servers web
	$(BIN)/python -m tools.screenshots

compiled: $(VENV)/developed-with
	@$(BIN)/python -m tools.engine
	HYPOTHESIS_PROFILE=brief $(BIN)/python -m pytest -p tools.compiled_only $(PARALLEL) \
		--override-ini 'pythonpath=build/compiled .' --ignore tests/laws/test_lock_step.py \
		tests/laws tests/replays tests/adapters/test_env.py

wheels: $(VENV)/developed-with
	$(BIN)/python -m tools.wheels

lock: $(VENV)/made-with
	$(BIN)/python -m venv build/lock
	build/lock/bin/python -m pip --disable-pip-version-check --quiet install uv==$(UV_VERSION)
	build/lock/bin/uv pip compile --quiet --upgrade $(LOCK) --group dev -o requirements/dev.txt
	build/lock/bin/uv pip compile --quiet $(LOCK) --group build -c requirements/dev.txt -o requirements/run.txt

LOCK := pyproject.toml --universal --python-version 3.11 --generate-hashes --no-annotate \
	--custom-compile-command 'make lock'

clean:
	rm -rf $(VENV) build dist src/guildhall/web_dist web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests bench tools -name __pycache__ -prune -exec rm -rf {} +

# The virtual environment: empty, then with what playing needs, then with what developing needs besides.
# Each stamp is renewed when the lock file or the project file has changed.

$(VENV)/made-with:
	@test -n "$(PYTHON)" || { echo 'Guildhall needs Python 3.11 or newer, with venv.' >&2; exit 1; }
	$(PYTHON) -m venv --clear $(VENV)
	@echo '$(PYTHON)' > $@

$(VENV)/played-with: requirements/run.txt pyproject.toml | $(VENV)/made-with
	$(PIP) install --require-hashes --requirement requirements/run.txt
	$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/developed-with: requirements/dev.txt | $(VENV)/played-with
	$(PIP) install --require-hashes --requirement requirements/dev.txt
	@touch $@
