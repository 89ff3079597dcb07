"""A run of `quarterdeck simulate` on many machines: parts are played by workers of Ray and added up by DuckDB.

The parts are those of `--shard`: which match is which follows from its number, so that it does not matter who plays a part,
how many there are, or whether one was begun twice. A worker that dies is replaced, and the answer stays the same.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path

import duckdb
import ray

__all__ = ["command", "merged", "play", "play_part", "totals"]


def command(program: str, game: str, folder: Path, part: int, parts: int, arguments: Sequence[str]) -> list[str]:
    """The command that plays one part and writes its two tables."""
    name = f"{part}-of-{parts}"
    files = ["--matches", str(folder / f"matches-{name}.parquet"), "--counts", str(folder / f"counts-{name}.parquet")]
    return [program, "simulate", game, "--shard", f"{part}/{parts}", "--format", "json", *files, *arguments]


def play_part(
    program: str,
    game: str,
    folder: str,
    part: int,
    parts: int,
    arguments: Sequence[str],
    before: Callable[[int], None] | None = None,
) -> int:
    """Plays one part; a file that is there already was written as a whole, by a worker that came so far."""
    if before is not None:
        before(part)
    done = subprocess.run(command(program, game, Path(folder), part, parts, arguments), capture_output=True, text=True)
    if done.returncode != 0:
        raise RuntimeError(f"part {part}/{parts}: {done.stderr.strip()}")
    return part


def play(
    program: str | os.PathLike[str],
    game: str,
    folder: str | os.PathLike[str],
    *,
    parts: int,
    arguments: Sequence[str] = (),
    before: Callable[[int], None] | None = None,
) -> Path:
    """Plays all parts on the cluster that Ray is connected to. `folder` must be one that all machines see.

    Ray starts a part anew if the worker that played it dies.
    """
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    task = ray.remote(num_cpus=1, max_retries=5)(play_part)
    waiting = [
        task.remote(str(program), game, str(folder), part, parts, list(arguments), before) for part in range(1, parts + 1)
    ]
    ray.get(waiting)
    return folder


def merged(folder: str | os.PathLike[str]) -> list[tuple[str, str, int]]:
    """Every figure of the study, added up over all parts, in order."""
    files = str(Path(folder) / "counts-*.parquet")
    query = "select about, what, sum(number)::bigint from read_parquet(?) group by all order by about, what"
    return duckdb.execute(query, [files]).fetchall()


def totals(folder: str | os.PathLike[str]) -> dict[str, object]:
    """Matches, decisions and the hash over every event of every match, as the command prints it."""
    files = str(Path(folder) / "matches-*.parquet")
    query = "select count(*), count(distinct match), sum(decisions)::bigint, sum(hash::hugeint) % 18446744073709551616 from read_parquet(?)"
    matches, different, decisions, total = duckdb.execute(query, [files]).fetchone()
    if matches != different:
        raise ValueError(f"{matches - different} matches were counted twice")
    return {"games": matches, "decisions": int(decisions), "log_hash": f"{int(total):016x}"}
