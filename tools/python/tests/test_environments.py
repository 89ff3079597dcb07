"""PettingZoo and Gymnasium."""

import numpy as np
import pytest
from pettingzoo.test import api_test

from quarterdeck.environments import Table, VectorTable


@pytest.mark.parametrize("name", ["kuhn", "leduc", "goofspiel"])
def test_small_packs_pass_the_test_of_pettingzoo(small, name):
    api_test(Table(small(name)), num_cycles=200)


def test_a_shipped_game_passes_it_too(shipped):
    api_test(Table(shipped("port-royal", players=3)), num_cycles=200)


def test_a_match_can_be_given_up(small):
    table = Table(small("pig"), longest=5)
    table.reset(seed=1)
    for _ in range(5):
        mask = table.last()[0]["action_mask"]
        table.step(int(np.flatnonzero(mask)[0]))
    assert all(table.truncations.values())


def test_many_tables_for_one_learner(small):
    env = VectorTable(small("goofspiel"), 16)
    seen, _ = env.reset(seed=4)
    assert env.observation_space.contains(seen)
    total, ends = 0.0, 0
    for _ in range(60):
        actions = np.array([np.flatnonzero(mask)[-1] for mask in seen["action_mask"]])
        seen, rewards, over, given_up, _ = env.step(actions)
        assert env.observation_space.contains(seen)
        assert (seen["observation"][:, 0] == 1).all(), "the learner is asked at every table"
        assert not rewards[~over].any() and not given_up.any()
        total, ends = total + rewards.sum(), ends + over.sum()
    assert ends >= 32
    same, _ = env.reset(seed=4)
    assert np.array_equal(same["observation"], VectorTable(small("goofspiel"), 16).reset(seed=4)[0]["observation"])


def test_the_others_can_follow_a_policy(small):
    """Against one who always bids the lowest card, always bidding the highest open card wins nearly everything."""
    lowest = lambda tensors, legal: legal.argmax(axis=1)
    env = VectorTable(small("goofspiel", first=0), 8, policy=lowest)
    seen, _ = env.reset(seed=1)
    rewards = 0.0
    for _ in range(26):
        actions = np.array([np.flatnonzero(mask)[0] for mask in seen["action_mask"]])
        seen, reward, _, _, _ = env.step(actions)
        rewards += reward.sum()
    assert rewards == 0, "both bid the same every time: nobody is ahead"
