"""Games, matches and batches."""

import random

import numpy as np
import pytest

import quarterdeck
from conftest import PACKS


def play(match, seed=1):
    """Plays to the end by chance, and says which numbers that were."""
    done, rng = [], random.Random(seed)
    while not match.over:
        done.append(rng.choice(match.legal_actions()))
        match.step(done[-1])
    return done


def test_a_match_is_played_by_numbers(shipped):
    game = shipped("port-royal")
    match = game.new_match(7)
    mask = match.legal_mask()
    assert mask.shape == (game.num_actions,)
    assert sorted(np.flatnonzero(mask)) == sorted(match.legal_actions())
    assert len(match.option_ids()) == mask.sum()
    copy = match.clone()
    assert play(match) == play(copy)
    assert match.log_hash == copy.log_hash
    assert sum(match.returns()) == 0 and match.asked is None
    with pytest.raises(quarterdeck.QuarterdeckError, match="not open"):
        match.step(0)


def test_numbers_of_one_decision_differ_and_mean_the_same_elsewhere(shipped):
    for name in ["port-royal", "cartagena", "dead-reckoning"]:
        game = shipped(name)
        match = game.new_match(3)
        rng = np.random.default_rng(1)
        for _ in range(200):
            if match.over:
                break
            legal = match.legal_actions()
            assert len(set(legal)) == len(legal) and max(legal) < game.num_actions
            again = match.clone()
            assert again.legal_actions() == legal
            match.step(int(rng.choice(legal)))


def test_nobody_sees_what_is_hidden(shipped):
    for name in ["port-royal", "cartagena", "dead-reckoning", "port-royal-contracts"]:
        game = shipped(name)
        match = game.new_match(5)
        rng = np.random.default_rng(2)
        for turn in range(60):
            if match.over:
                break
            for seat in range(game.players):
                dealt = match.resample(seat, turn)
                assert np.array_equal(dealt.tensor(seat), match.tensor(seat)), (name, turn, seat)
                if seat == match.asked:
                    assert dealt.legal_actions() == match.legal_actions(), (name, turn)
            match.step(int(rng.choice(match.legal_actions())))


def test_the_parts_of_a_tensor_are_named(shipped):
    game = shipped("port-royal", players=3)
    parts = game.tensor_parts()
    assert sum(length for _, _, length in parts) == game.tensor_size
    names = [name for name, _, _ in parts]
    assert "zone.harbor" in names and "zone.display 2" in names
    assert game.action_name(game.num_actions) is None
    assert "hire" in {game.action_name(number).split()[0] for number in range(game.num_actions)}


def test_what_cannot_be_read_is_told(small):
    with pytest.raises(quarterdeck.QuarterdeckError, match="did you mean `kuhn`"):
        quarterdeck.load("kuhm", content=str(PACKS))
    with pytest.raises(quarterdeck.QuarterdeckError):
        small("kuhn", players=5)


@pytest.mark.parametrize("threads", [1, 3])
def test_batches_play_the_same_on_any_number_of_threads(shipped, threads):
    game = shipped("port-royal")
    batch = quarterdeck.Batch(game, 32, seed=9, threads=threads, longest=60)
    seen = []
    for _ in range(150):
        actions = batch.sample()
        assert batch.legal()[np.arange(32), actions].all()
        batch.step(actions)
        seen.append((batch.asked.tolist(), batch.over.tolist(), float(batch.tensors().sum())))
    if threads == 1:
        test_batches_play_the_same_on_any_number_of_threads.first = seen
    else:
        assert seen == test_batches_play_the_same_on_any_number_of_threads.first
    assert any(any(over) for _, over, _ in seen)


def test_a_batch_tells_what_a_match_would(small):
    game = small("pig", options={"goal": 20})
    batch = quarterdeck.Batch(game, 1, seed=1)
    ended = 0
    for _ in range(400):
        asked = int(batch.asked[0])
        batch.step(batch.sample())
        if batch.over[0]:
            ended += 1
            assert batch.returns[0, asked] == 1 and batch.returns[0].sum() == 0
        else:
            assert not batch.returns.any()
    assert ended > 3
    before = batch.tensors().copy()
    batch.step(np.array([-1]))
    assert np.array_equal(before, batch.tensors())
    with pytest.raises(quarterdeck.QuarterdeckError, match="for 1 matches"):
        batch.step(np.zeros(2, dtype=np.int32))


def test_bots_of_the_engine_can_be_asked(shipped):
    match = shipped("port-royal").new_match(1)
    assert match.bot_action("greedy", 1) in match.legal_actions()
    assert match.bot_action("search:10", 1) == match.bot_action("search:10", 1)
    with pytest.raises(quarterdeck.QuarterdeckError, match="no bot"):
        match.bot_action("wizard", 1)
