"""Every notebook can be run from beginning to end; with fewer rounds than it was made with."""

import re
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

ROOT = Path(__file__).resolve().parents[3]
NOTEBOOKS = sorted((ROOT / "tools/python/notebooks").glob("*.ipynb"))


def texts(notebook):
    """What its cells have printed."""
    return [output["text"] for cell in notebook.cells for output in cell.get("outputs", []) if output["output_type"] == "stream"]


@pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda file: file.stem)
def test_it_runs(file):
    notebook = nbformat.read(file, as_version=4)
    first = next(cell for cell in notebook.cells if cell.cell_type == "code")
    first.source, changed = re.subn(r"^rounds, tables, steps, hidden = .*$", "rounds, tables, steps, hidden = 4, 16, 64, 8", first.source, flags=re.M)
    assert changed == 1
    NotebookClient(notebook, timeout=1800, startup_timeout=600, resources={"metadata": {"path": str(ROOT)}}).execute()
    drawn = [output for cell in notebook.cells for output in cell.get("outputs", []) if "image/svg+xml" in output.get("data", {})]
    assert len(drawn) == 1 and texts(notebook)


@pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda file: file.stem)
def test_what_it_shows_was_learned(file):
    """The figures that were kept with it: against chance, more is won than half, beyond chance."""
    notebook = nbformat.read(file, as_version=4)
    low = re.search(r"won \[(\d+\.\d)%", "".join(texts(notebook)))
    assert low and float(low.group(1)) > 60
