"""How fast matches are stepped from Python: against the engine by itself, and against OpenSpiel's games from Python.

    tools/python/speed                     # builds what it measures, and prints tables for docs/speed.md

Everybody decides by chance on one thread. What is counted is processor time, not the clock on the wall, so that others on the machine
disturb less; rounds alternate, and of each the median counts.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import resource
import statistics
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pyspiel

import quarterdeck

ROOT = Path(__file__).resolve().parents[2]
PACKS = ROOT / "tools/python/packs"
ROUNDS = 3
SIZE = 1024
SECONDS = 0.4

# The same games: a pack with its options and players, and what OpenSpiel calls it.
PAIRS = {
    "Kuhn poker": ("kuhn", {}, 2, "kuhn_poker"),
    "Leduc poker": ("leduc", {}, 2, "leduc_poker"),
    "Goofspiel, 13 cards": ("goofspiel", {}, 2, "goofspiel(imp_info=True,num_cards=13,points_order=random)"),
    "Pig to 100": ("pig", {}, 2, "pig"),
    "Crazy eights, 5 players": ("eights", {}, 5, "crazy_eights(players=5)"),
    "Hearts": ("hearts", {}, 4, "hearts"),
}

# Shipped games that the engine plays by itself, too, and how many players.
SHIPPED = [("port-royal", 4), ("port-royal-contracts", 2), ("cartagena", 2), ("dead-reckoning", 2), ("lanterns", 2)]


def rate(play: Callable[[], int]) -> float:
    """Decisions a second of processor time: plays on until enough time was spent."""
    play()
    decisions, began = 0, time.process_time()
    while (spent := time.process_time() - began) < SECONDS:
        decisions += play()
    return decisions / spent


def batch_rate(game: quarterdeck.Game, seed: int, learning: bool) -> float:
    """Stepping in batches; with masks and observations if somebody learns from it."""
    batch = quarterdeck.Batch(game, SIZE, seed=seed)

    def play() -> int:
        if learning:
            batch.legal()
            batch.tensors()
        batch.step(batch.sample())
        return SIZE

    return rate(play)


def spiel_rate(name: str, seed: int, learning: bool) -> float:
    """OpenSpiel's own game, stepped from Python."""
    game = pyspiel.load_game(name)
    chance = random.Random(seed)
    told = game.get_type()
    sees = "information_state_tensor" if told.provides_information_state_tensor else "observation_tensor"

    def play() -> int:
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes())
                state.apply_action(chance.choices(outcomes, weights)[0])
                continue
            if state.is_simultaneous_node():
                everybody = range(game.num_players())
                if learning:
                    for player in everybody:
                        state.legal_actions_mask(player)
                        getattr(state, sees)(player)
                state.apply_actions([chance.choice(state.legal_actions(player)) for player in everybody])
                decisions += game.num_players()
                continue
            if learning:
                state.legal_actions_mask()
                getattr(state, sees)(state.current_player())
            state.apply_action(chance.choice(state.legal_actions()))
            decisions += 1
        return decisions

    return rate(play)


def engine_rate(command: Path, name: str, players: int, seed: int) -> float:
    """The engine by itself: what more matches take than fewer, so that reading the packs counts for nothing."""

    def spent(matches: int) -> tuple[int, float]:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        told = subprocess.run(
            [command, "simulate", name, "--content", ROOT / "content", "--players", str(players), "--games", str(matches)]
            + ["--seed", str(seed), "--threads", "1", "--format", "json"],
            capture_output=True, check=True, text=True,
        )
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        told = json.loads(told.stdout)
        return round(told["decisions_per_game"] * told["games"]), after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    few, none = spent(50)
    many = 50 + max(100, int(50 * SECONDS / max(none, 0.02)))
    more, took = spent(many)
    return (more - few) / (took - none)


def medians(measures: list[Callable[[int], float]]) -> list[float]:
    """Several measures by turns."""
    rounds = [[measure(seed) for measure in measures] for seed in range(1, ROUNDS + 1)]
    return [statistics.median(figures) for figures in zip(*rounds)]


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--command", type=Path, default=Path(os.environ.get("QUARTERDECK", "target/release/quarterdeck")))
    command = arguments.parse_args().command
    print("| game | players | the engine by itself | in batches from Python | share | with masks and tensors |")
    print("|---|---|---|---|---|---|")
    for name, players in SHIPPED:
        game = quarterdeck.load(name, content=str(ROOT / "content"), players=players)
        own, stepped, learned = medians([
            lambda seed: engine_rate(command, name, players, seed),
            lambda seed: batch_rate(game, seed, False),
            lambda seed: batch_rate(game, seed, True),
        ])
        print(f"| {name} | {players} | {own:,.0f} | {stepped:,.0f} | {stepped / own:.2f} | {learned:,.0f} |", flush=True)
    print("\n| game | OpenSpiel | a pack in batches | times | OpenSpiel, masks and tensors | a pack, masks and tensors | times |")
    print("|---|---|---|---|---|---|---|")
    for told, (pack, options, players, name) in PAIRS.items():
        game = quarterdeck.load(str(PACKS / pack), content=str(PACKS), options=options, players=players)
        theirs, ours, seen, shown = medians([
            lambda seed: spiel_rate(name, seed, False),
            lambda seed: batch_rate(game, seed, False),
            lambda seed: spiel_rate(name, seed, True),
            lambda seed: batch_rate(game, seed, True),
        ])
        print(f"| {told} | {theirs:,.0f} | {ours:,.0f} | {ours / theirs:.1f} | {seen:,.0f} | {shown:,.0f} | {shown / seen:.1f} |", flush=True)


if __name__ == "__main__":
    main()
