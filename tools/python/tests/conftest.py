"""What all tests need: where the packs and the command are."""

import os
from pathlib import Path

import pytest

import quarterdeck

ROOT = Path(__file__).resolve().parents[3]
PACKS = ROOT / "tools/python/packs"


@pytest.fixture
def small():
    """Reads one of the small packs that lie beside these tests."""
    return lambda name, **more: quarterdeck.load(str(PACKS / name), content=str(PACKS), **more)


@pytest.fixture
def shipped():
    """Reads a shipped game."""
    return lambda name, **more: quarterdeck.load(name, content=str(ROOT / "content"), **more)


@pytest.fixture(scope="session")
def command():
    """The command, as `cargo build` has left it."""
    target = Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target"))
    program = Path(os.environ.get("QUARTERDECK", target / "debug/quarterdeck"))
    assert program.is_file(), f"{program} is not there: build it with `cargo build -p quarterdeck`"
    return program
