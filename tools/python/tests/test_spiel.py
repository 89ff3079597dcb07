"""Algorithms of OpenSpiel on packs."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

from quarterdeck.spiel import SpielGame


@pytest.fixture
def kuhn(small):
    return SpielGame(small("kuhn", first=0), utility="score", most=2)


@pytest.fixture
def leduc(small):
    return SpielGame(small("leduc", first=0), utility="score", most=13)


def value(game, tabular):
    return expected_game_score.policy_value(game.new_initial_state(), [tabular, tabular])


def test_two_who_decide_by_chance_come_out_as_in_open_spiel(kuhn, leduc):
    for ours, theirs in [(kuhn, "kuhn_poker"), (leduc, "leduc_poker")]:
        theirs = pyspiel.load_game(theirs)
        mine = value(ours, policy.UniformRandomPolicy(ours))
        assert np.allclose(mine, value(theirs, policy.UniformRandomPolicy(theirs)), atol=1e-9)


def test_regret_minimisation_finds_the_value_of_kuhn_poker(kuhn):
    solver = cfr.CFRPlusSolver(kuhn)
    for _ in range(150):
        solver.evaluate_and_update_policy()
    average = solver.average_policy()
    assert value(kuhn, average)[0] == pytest.approx(-1 / 18, abs=2e-3)
    assert exploitability.exploitability(kuhn, average) < 6e-3


def test_exploitability_of_leduc_falls_as_in_open_spiel(leduc):
    curves = []
    for game in [leduc, pyspiel.load_game("leduc_poker", {"suit_isomorphism": True})]:
        solver = cfr.CFRSolver(game)
        curve = []
        for turn in range(4):
            solver.evaluate_and_update_policy()
            if turn % 2 == 1:
                curve.append(exploitability.exploitability(game, solver.average_policy()))
        curves.append(curve)
    assert np.allclose(curves[0], curves[1], atol=1e-6), curves
    assert curves[0][-1] < curves[0][0]


def test_hidden_cards_are_dealt_anew(leduc):
    state = leduc.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    rng = np.random.default_rng(3)
    others = set()
    for _ in range(30):
        dealt = state.resample_from_infostate(0, rng.random)
        assert dealt.information_state_string(0) == state.information_state_string(0)
        others.add(tuple(dealt.observation_tensor(1)))
    assert len(others) == 3
