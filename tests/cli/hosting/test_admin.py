"""plancia admin, as whoever runs a server types it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from plancia.table.entries import Wrote
from plancia.table.store import Store, schema, sqlite_url, tables
from plancia.table.store.people import notes, people, tokens, webhooks
from plancia.table.store.people.people import Passkey
from tests.store.things import NOON, new_table

SECRET = "argon2-and-such"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """Anna, who has an account and everything else; a guest called Bea; and a table of Anna's."""
    store = Store(sqlite_url(tmp_path / "plancia.db"))
    yield store
    store.close()


@pytest.fixture
def kept(store: Store) -> dict[str, str]:
    anna, bea = people.add_guest(store, "Anna 100%", NOON).id, people.add_guest(store, "Bea", NOON + 1).id
    people.open_account(store, anna, "Anna", SECRET)
    people.add_passkey(store, Passkey(b"credential", anna, b"key", 3, "phone", NOON, NOON))
    webhooks.add(store, anna, "https://example.org/turn", NOON)
    tokens.give(store, "session", NOON, person=anna)
    table = new_table(store, "Thursday", host=anna)
    tables.sit(store, table, "north", anna)
    notes.write(store, table, anna, "never trust the Guild", NOON)
    wrote = [(f"{anna}.north/1", "mine"), (f"{bea}/1", "hers"), (f"{anna}/2", "mine too")]
    store.submit(table, 0, [(move, NOON, Wrote("x", text)) for move, text in wrote]).result()
    return {"anna": anna, "bea": bea, "table": table}


@pytest.fixture
def admin(inside: Any, tmp_path: Path) -> Any:
    return lambda *words, lang="en": inside("admin", *words, "--data", tmp_path, lang=lang)


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ((), ["bea", "anna"]),
        (("ANNA",), ["anna"]),
        (("100%",), ["anna"]),
        (("0%0",), []),
        (("e",), ["bea"]),
    ],
)
def test_people_are_found_by_their_words(words: tuple[str, ...], found: list[str], admin: Any, kept: dict[str, str]):
    told = json.loads(admin("people", *words, "--json").stdout)
    assert [each["id"] for each in told] == [kept[name] for name in found]


def test_the_lists_say_what_one_acts_on(admin: Any, kept: dict[str, str]):
    (anna,) = json.loads(admin("people", "anna", "--json").stdout)
    assert (anna["login"], anna["tables"], anna["banned"], anna["seen"]) == ("Anna", 1, False, NOON)
    (table,) = json.loads(admin("tables", "thurs", "--json").stdout)
    assert (table["id"], table["owner"], table["owner_name"], table["number"]) == (
        kept["table"], kept["anna"], "Anna 100%", 3,
    )  # fmt: skip
    assert kept["anna"] in admin("people", lang="it").stdout
    assert "(ospite)" in admin("people", lang="it").stdout
    assert kept["table"] in admin("tables", "tolls").stdout
    assert admin("tables", "nothing like it").stdout == "Nothing found.\n"


def test_a_person_is_renamed(admin: Any, kept: dict[str, str], store: Store):
    assert admin("rename", "anna", "  Anna  Bella ").returncode == 0
    assert people.read(store, kept["anna"]).name == "Anna Bella"  # type: ignore[union-attr]


def test_everything_about_a_person_is_in_their_file_and_no_secret(admin: Any, kept: dict[str, str], tmp_path: Path):
    assert admin("export", "anna", tmp_path / "anna.json").returncode == 0
    text = (tmp_path / "anna.json").read_text("utf-8")
    told = json.loads(text)
    assert told["account"] == {"id": kept["anna"], "name": "Anna 100%", "login": "Anna", "created": NOON}
    assert [each["name"] for each in told["passkeys"]] == ["phone"]
    assert [each["url"] for each in told["webhooks"]] == ["https://example.org/turn"]
    assert [(each["table"], each["owner"], each["seats"]) for each in told["tables"]] == [
        (kept["table"], True, ["north"])
    ]
    assert [each["text"] for each in told["notes"]] == ["never trust the Guild"]
    assert [each["text"] for each in told["chat"]] == ["mine", "mine too"]
    assert len(told["sessions"]) == 1
    assert SECRET not in text
    assert (tmp_path / "anna.json").stat().st_mode & 0o077 == 0


def test_what_a_person_has_is_in_the_schema_and_in_their_file():
    """A table of the database that points at people is one that export and delete must know."""
    pointing = {table.name for table in schema.metadata.sorted_tables if "person_id" in table.c or "host" in table.c}
    assert pointing == {"passkeys", "tables", "members", "tokens", "webhooks", "news"}


@pytest.mark.parametrize(
    ("words", "english", "italian"),
    [
        (("rename", "zork", "x"), "there is nobody with the id or login “zork”", "non c'è nessuno con"),
        (("rename", "anna", "\u200b"), "that cannot be a name", "questo non può essere un nome"),
        (("revoke", "Bea"), "there is nobody with the id or login “Bea”", "non c'è nessuno con"),
        (("export", "anna", "plancia.db"), "plancia.db exists already", "plancia.db esiste già"),
        (("close", "zork"), "there is no table with the id “zork”", "non c'è un tavolo"),
        (("close", "TABLE", "--undo"), "is not closed", "non è chiuso"),
        (("ban", "127.0.0.1"), "this machine or your proxy", "questa macchina o il tuo proxy"),
        (("ban", "198.51.100.1"), "this machine or your proxy", "questa macchina o il tuo proxy"),
        (("ban", "203.0.113.0/24"), "is no single address", "non è un solo indirizzo"),
        (("ban", "anna", "--until", "soon"), "“soon” is no day", "«soon» non è un giorno"),
        (("ban", "anna", "--until", "2001-01-01"), "is over already", "è già passato"),
        (("unban", "anna"), "Anna 100% is not banned", "non è tra chi non può entrare"),
    ],
)
def test_what_cannot_be_is_refused(
    words: tuple[str, ...],
    english: str,
    italian: str,
    admin: Any,
    kept: dict[str, str],
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setenv("PLANCIA_PROXY", "198.51.100.1")
    meant = [kept["table"] if word == "TABLE" else word for word in words]
    for lang, text in (("en", english), ("it", italian)):
        done = admin(*meant, lang=lang)
        assert done.returncode == 2
        assert text in done.stderr


def test_a_server_that_is_not_there_is_not_made(inside: Any, tmp_path: Path):
    done = inside("admin", "people", "--data", tmp_path / "nowhere")
    assert (done.returncode, "no server keeps its tables in" in done.stderr) == (2, True)
    assert not (tmp_path / "nowhere").exists()


def test_bans_are_listed_until_they_end(admin: Any, kept: dict[str, str], store: Store):
    for words in (("bea",), ("2001:db8::7",), ("203.0.113.7", "--until", "2999-01-01")):
        admin("ban", kept.get(words[0], words[0]), *words[1:])
    told = json.loads(admin("bans", "--json").stdout)
    assert [(each["kind"], each["name"], bool(each["until"])) for each in told] == [
        ("address", "", False), ("address", "", True), ("person", "Bea", False),
    ]  # fmt: skip
    assert [each["whom"] for each in told] == ["2001:db8::/64", "203.0.113.7", kept["bea"]]
    admin("unban", "2001:db8::1")
    assert "203.0.113.7" in admin("bans").stdout
    assert len(json.loads(admin("bans", "--json").stdout)) == 2
    store.execute(schema.bans.update().values(until=NOON - 10**12))
    assert json.loads(admin("bans", "--json").stdout) == []
    assert len(store.all(select(schema.bans))) == 2  # until the server forgets them
