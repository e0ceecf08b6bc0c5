"""Picking several at the terminal: in any order, put back, all in one line; numbers keep their meaning."""

from __future__ import annotations

from tests.games.verrix.rules.actions.test_bargain import TROPHY
from tests.table.test_picks import KNIVES

FEAT = "feat-GUI-F1"


def said(plancia, tmp_path, *lines, lang="en", position=KNIVES):
    file = tmp_path / "knives.toml"
    file.write_text(position, "utf-8")
    done = plancia("position", str(file), "--play", "--plain", "--seed", "1", say="\n".join(lines) + "\n", lang=lang)
    assert done.returncode == 0
    return done.stdout


def test_picks_in_any_order_are_marked_and_put_back_by_the_same_number(plancia, tmp_path):
    told = said(plancia, tmp_path, FEAT, "6", "3", "6", "2", "0")
    assert "  6 ✓ Region 6" in told
    assert "Picked: 2, at least one, at most 3." in told
    assert "The Guild deals 1 damage in region 2" in told
    assert "The Guild deals 1 damage in region 3" in told
    assert "The Guild deals 1 damage in region 6" not in told


def test_a_set_in_one_line_and_too_few(plancia, tmp_path):
    told = said(plancia, tmp_path, FEAT, "0", "6 2", lang="it")
    assert "Prima scegline almeno uno." in told
    assert "La Gilda infligge 1 danno nella regione 2" in told
    assert "La Gilda infligge 1 danno nella regione 6" in told


def test_what_a_set_comes_to_is_said_and_too_little_is_refused(plancia, tmp_path):
    told = said(plancia, tmp_path, "", "feast-day", "murchad+1", "hammer", "0", "cart", lang="it", position=TROPHY)
    told = " ".join(told.split())
    assert "In tutto 4, almeno 7 (V-TRADE-06)." in told
    assert "Così non si può scegliere (V-TRADE-06): in tutto serve almeno 7." in told
    assert "che cosa acquisti? (al massimo 2 cose, per un valore complessivo di al massimo 10)" in told
