"""Every example in the guide and in the module does what it says."""

import doctest
from pathlib import Path

import pytest

import quarterdeck

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture(autouse=True)
def from_the_root(monkeypatch):
    monkeypatch.chdir(ROOT)


def test_the_guide():
    result = doctest.testfile(str(ROOT / "docs/guide/python.md"), module_relative=False)
    assert result.attempted > 10 and result.failed == 0


def test_the_module():
    result = doctest.testmod(quarterdeck)
    assert result.attempted > 5 and result.failed == 0
