"""One run in parts: by hand, and on a cluster of Ray whose workers die."""

import json
import os
import signal
import subprocess
from pathlib import Path

import duckdb
import polars
import pyarrow.parquet
import pytest
import ray

from quarterdeck import shards

CONTENT = str(Path(__file__).resolve().parents[3] / "content")
RUN = ["--content", CONTENT, "--games", "60", "--seed", "5", "--bots", "greedy", "--players", "2"]


@pytest.fixture(scope="module")
def whole(command, tmp_path_factory):
    """The run on one machine."""
    folder = tmp_path_factory.mktemp("whole")
    told = subprocess.run(shards.command(str(command), "port-royal", folder, 1, 1, RUN), capture_output=True, text=True)
    assert told.returncode == 0, told.stderr
    return folder, json.loads(told.stdout)


def test_every_reader_reads_the_same(whole):
    folder, told = whole
    file = folder / "matches-1-of-1.parquet"
    rows = pyarrow.parquet.read_table(file).to_pylist()
    assert [row["match"] for row in rows] == list(range(60))
    assert polars.read_parquet(file).to_dicts() == rows
    query = duckdb.execute("select * from read_parquet(?) order by match", [str(file)])
    names = [column[0] for column in query.description]
    assert [dict(zip(names, row)) for row in query.fetchall()] == rows
    assert sum(row["winners"] & 1 for row in rows) == told["wins"][0]
    assert f"{sum(row['hash'] for row in rows) % 2**64:016x}" == told["log_hash"]


def test_the_figures_are_those_of_the_study(whole):
    folder, told = whole
    figures = {(about, what): number for about, what, number in shards.merged(folder)}
    assert figures["run", "matches"] == 60
    assert [figures["seat 1", "won"], figures["seat 2", "won"]] == told["wins"]
    card = next(card for card in told["study"]["cards"] if card["id"] == "settler")
    assert figures["card settler", "taken_in"] == round(card["taken"] * 60 if card["taken"] <= 1 else card["taken"])


def die_once(part):
    """The worker of the second part is killed in the middle of its work, the first time."""
    mark = Path(os.environ["QUARTERDECK_DIES"])
    if part == 2 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)


def test_a_cluster_plays_the_same_though_a_worker_dies(whole, command, tmp_path):
    folder, told = whole
    mark = tmp_path / "died"
    # Workers find the function that kills them here.
    variables = {"QUARTERDECK_DIES": str(mark), "PYTHONPATH": str(Path(__file__).parent)}
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, runtime_env={"env_vars": variables})
    try:
        parts = shards.play(command, "port-royal", tmp_path / "parts", parts=3, arguments=RUN, before=die_once)
    finally:
        ray.shutdown()
    assert mark.exists(), "the worker was killed"
    assert len(list(parts.glob("*.parquet"))) == 6
    assert shards.merged(parts) == shards.merged(folder)
    totals = shards.totals(parts)
    assert totals == shards.totals(folder)
    assert (totals["games"], totals["log_hash"]) == (told["games"], told["log_hash"])
