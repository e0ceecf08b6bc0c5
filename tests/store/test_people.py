"""People, what they hold, and what is kept for them."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from plancia.table.store import Store, tables
from plancia.table.store.people import attempts, invitations, notes, people, tokens, webhooks
from plancia.table.store.people.people import Passkey
from plancia.table.store.schema import metadata
from tests.store.things import NOON, new_table


def everything_kept(store: Store) -> bytes:
    """Every value in the store, in a row."""
    with store.look() as conn:
        rows = [row for table in metadata.sorted_tables for row in conn.execute(table.select())]
    return b" ".join(each if isinstance(each, bytes) else str(each).encode() for row in rows for each in row)


# -- people


def test_a_guest_has_a_name(store: Store) -> None:
    anna = people.add_guest(store, "Anna 🂡", NOON)
    assert people.read(store, anna.id) == anna == people.Person(anna.id, "Anna 🂡", "", NOON)
    people.rename(store, anna.id, "Anna B.")
    assert people.read(store, anna.id) == anna._replace(name="Anna B.")
    assert people.read(store, "nobody") is None


def test_an_account_has_a_login_of_its_own(store: Store) -> None:
    anna, bea = people.add_guest(store, "Anna", NOON), people.add_guest(store, "Bea", NOON)
    assert people.open_account(store, anna.id, "Straße", "$argon2id$…")
    for twin in ("STRASSE", "straße", "ｓtrasse"):
        assert not people.open_account(store, bea.id, twin, "$argon2id$…")
        found = people.with_login(store, twin)
        assert found == (anna._replace(login="Straße"), "$argon2id$…")
    assert people.with_login(store, "") is None
    assert people.open_account(store, bea.id, "bea")  # by passkey only
    assert people.with_login(store, "bea") == (bea._replace(login="bea"), "")


def test_of_those_who_want_a_login_at_once_one_gets_it(opened: Callable[[], Store]) -> None:
    stores = [opened() for _ in range(4)]
    guests = [people.add_guest(stores[0], "Anna", NOON) for _ in stores]
    with ThreadPoolExecutor(4) as pool:
        got = list(pool.map(lambda n: people.open_account(stores[n], guests[n].id, "anna"), range(4)))
    assert got.count(True) == 1


def test_passkeys(store: Store) -> None:
    anna, bea = (people.add_guest(store, name, NOON).id for name in ("Anna", "Bea"))
    phone = Passkey(b"\0\xff", anna, b"public", 0, "phone", NOON, NOON)
    laptop = Passkey(b"\1", anna, b"public", 3, "laptop", NOON + 1, NOON + 1)
    assert people.add_passkey(store, phone)
    assert people.add_passkey(store, laptop)
    assert not people.add_passkey(store, phone._replace(person=bea))
    people.use_passkey(store, b"\0\xff", 7, NOON + 5)
    assert people.passkey(store, b"\0\xff") == phone._replace(signed=7, used=NOON + 5)
    assert people.passkey(store, b"?") is None
    assert [each.name for each in people.passkeys_of(store, anna)] == ["phone", "laptop"]
    assert people.passkeys_of(store, bea) == []


# -- tokens


def test_a_token_is_good_for_its_seat(store: Store) -> None:
    table, anna = new_table(store), people.add_guest(store, "Anna", NOON).id
    token = tokens.give(store, "seat", NOON, table=table, seat="north", person=anna)
    assert tokens.find(store, token, NOON) == tokens.Token("seat", table, "north", anna, NOON)
    assert len(token) == 43  # 256 bits in base64
    session = tokens.give(store, "session", NOON, person=anna)
    assert tokens.find(store, session, NOON) == tokens.Token("session", "", "", anna, NOON)


def test_what_never_was_a_token_and_what_no_longer_is_one_look_alike(store: Store) -> None:
    table = new_table(store)
    revoked = tokens.give(store, "seat", NOON, table=table, seat="north")
    ended = tokens.give(store, "spectator", NOON, table=table, until=NOON + 10)
    good = tokens.give(store, "host", NOON, table=table)
    tokens.revoke(store, revoked, NOON + 1)
    tokens.revoke(store, "never one", NOON + 1)
    for token in (revoked, ended, "", "never one", good[:-1], good + "A", good.swapcase(), "\0", "\ud800", "è" * 1000):
        assert tokens.find(store, token, NOON + 10) is None
    assert tokens.find(store, ended, NOON + 9) is not None
    assert tokens.find(store, good, NOON + 10**12) is not None


def test_a_seat_that_changes_hands_takes_all_its_tokens_along(store: Store) -> None:
    table, other = new_table(store), new_table(store)
    anna = people.add_guest(store, "Anna", NOON).id
    gone = [tokens.give(store, "seat", NOON, table=table, seat="north") for _ in range(3)]
    stays = [
        tokens.give(store, "seat", NOON, table=table, seat="east"),
        tokens.give(store, "seat", NOON, table=other, seat="north"),
        tokens.give(store, "host", NOON, table=table),
        tokens.give(store, "session", NOON, person=anna),
    ]
    tokens.revoke_seat(store, table, "north", NOON)
    assert [tokens.find(store, token, NOON) for token in gone] == [None] * 3
    assert all(tokens.find(store, token, NOON) for token in stays)
    tokens.revoke_sessions(store, anna, NOON)
    assert tokens.find(store, stays[-1], NOON) is None


def test_of_those_who_revoke_a_token_at_once_one_has_done_it(opened: Callable[[], Store]) -> None:
    stores = [opened(), opened()]
    token = tokens.give(stores[0], "session", NOON)
    with ThreadPoolExecutor(4) as pool:
        done = list(pool.map(lambda n: tokens.revoke(stores[n % 2], token, NOON), range(8)))
    assert done.count(True) == 1


def test_the_store_does_not_know_the_tokens_it_gave(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    table = new_table(store)
    token = tokens.give(store, "seat", NOON, table=table, seat="north")
    _, secret = invitations.invite(store, table, NOON, seat="east")
    kept = everything_kept(store)
    assert table.encode() in kept
    assert token.encode() not in kept
    assert secret.encode() not in kept
    assert token not in caplog.text


def test_an_error_of_the_database_does_not_show_what_was_sent(store: Store) -> None:
    with pytest.raises(IntegrityError) as error:
        notes.write(store, "nowhere", "north", "the password is sesame", NOON)
    assert "sesame" not in str(error.value.__cause__ or "") + str(error.value).split("DETAIL")[0]


# -- invitations


def test_an_invitation_to_a_seat_is_good_once(opened: Callable[[], Store]) -> None:
    stores = [opened(), opened()]
    table = new_table(stores[0])
    invitation, secret = invitations.invite(stores[0], table, NOON, seat="east")
    assert invitations.find(stores[1], secret, NOON) == invitation
    with ThreadPoolExecutor(4) as pool:
        got = list(pool.map(lambda n: invitations.accept(stores[n % 2], secret, NOON), range(8)))
    assert [each for each in got if each] == [invitation]
    assert invitations.find(stores[0], secret, NOON) is None
    assert invitations.of_table(stores[0], table, NOON) == []
    invitations.give_back(stores[0], invitation.id)
    assert invitations.accept(stores[0], secret, NOON) == invitation


def test_an_invitation_to_watch_is_good_for_many_until_it_ends_or_is_withdrawn(store: Store) -> None:
    table, other = new_table(store), new_table(store)
    ending, one = invitations.invite(store, table, NOON, uses=None, until=NOON + 10)
    lasting, two = invitations.invite(store, table, NOON + 1, uses=None)
    for _ in range(3):
        assert invitations.accept(store, one, NOON + 9) == ending
    assert invitations.of_table(store, table, NOON) == [ending, lasting]
    assert invitations.accept(store, one, NOON + 10) is None
    assert not invitations.withdraw(store, other, lasting.id, NOON)
    assert invitations.withdraw(store, table, lasting.id, NOON)
    assert not invitations.withdraw(store, table, lasting.id, NOON)
    for secret in (two, "", "never one", lasting.id):
        assert invitations.find(store, secret, NOON) is None
        assert invitations.accept(store, secret, NOON) is None


# -- what is kept for a seat


def test_a_note_is_for_one_seat(store: Store) -> None:
    table, other = new_table(store), new_table(store)
    assert notes.read(store, table, "north") == ""
    notes.write(store, table, "north", "mai fidarsi", NOON)
    notes.write(store, table, "east", "he bluffs", NOON)
    notes.write(store, table, "north", "mai fidarsi\ndella Gilda 🂡", NOON + 1)
    assert notes.read(store, table, "north") == "mai fidarsi\ndella Gilda 🂡"
    assert notes.read(store, table, "east") == "he bluffs"
    assert notes.read(store, other, "north") == ""


def test_what_a_seat_has_seen_stays_seen(store: Store) -> None:
    table = new_table(store)
    assert notes.last_looked(store, table, "north") == -1
    for number in (3, 7, 5):
        notes.look(store, table, "north", number, NOON)
    assert notes.last_looked(store, table, "north") == 7
    assert notes.last_looked(store, table, "east") == -1


def test_webhooks_of_whoever_sits_there_are_called(store: Store) -> None:
    anna, bea = (people.add_guest(store, name, NOON).id for name in ("Anna", "Bea"))
    table = new_table(store)
    hook = webhooks.add(store, anna, "https://example.org/turn", NOON)
    webhooks.add(store, bea, "https://example.net/", NOON)
    tables.sit(store, table, "north", anna)
    assert webhooks.for_seat(store, table, "north") == webhooks.of_person(store, anna) == [hook]
    assert webhooks.for_seat(store, table, "east") == []
    assert not webhooks.remove(store, bea, hook.id)
    assert webhooks.remove(store, anna, hook.id)
    assert webhooks.for_seat(store, table, "north") == []


def test_foreign_keys_hold(store: Store) -> None:
    with pytest.raises(IntegrityError):
        tokens.give(store, "seat", NOON, table="nowhere", seat="north")
    with pytest.raises(IntegrityError):
        store.write(lambda conn: conn.execute(text("INSERT INTO looked VALUES ('nowhere', 'north', 1, 1)")).rowcount)


# -- passwords that were tried


def test_after_five_wrong_passwords_the_next_has_to_wait(store: Store) -> None:
    assert [attempts.begin(store, ("login anna",), NOON) for _ in range(attempts.FREE)] == [0] * attempts.FREE
    assert attempts.begin(store, ("login anna",), NOON) == attempts.FIRST


def test_a_clock_that_was_put_back_keeps_nobody_out(store: Store) -> None:
    assert attempts.begin(store, ("login anna",), NOON) == 0
    assert attempts.begin(store, ("login anna",), NOON - 3 * 3600 * 1000) == 0
