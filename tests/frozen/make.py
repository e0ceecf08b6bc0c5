"""Freezes a store of this version, for later versions to open: python -m tests.frozen.make

Writes v1.sqlite, v1.sql (the same for PostgreSQL) and v1.json (what must be found in it), named for the version of the
schema. A store that is frozen stays as it is: there are people who have one like it.
"""

from __future__ import annotations

import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from sqlalchemy import create_engine, insert

from plancia.games.shelf import GAMES
from plancia.games.wroth.game import GAME
from plancia.kernel.written.save import dump, state_hash
from plancia.lab.postgres import Postgres, programs
from plancia.table.entries import Chair, Stopped
from plancia.table.store import Listing, Store, alive, sqlite_url, tables
from plancia.table.store.people import invitations, notes, people, tokens, webhooks
from plancia.table.store.people.people import Passkey
from plancia.table.store.schema import VERSIONS, metadata, snapshots
from plancia.table.table import Table
from tests.store.playing import OtherWroth, open_table, other_content, play, put, sit_down
from tests.store.things import NOON

HERE = Path(__file__).parent
PACK = 'plancia = 1\ngame = "wroth"\nname = "cheap-stoics"\ntitle = "Cheap Stoics"\n'
STATEMENTS = ("ALTER", "CREATE", "INSERT")


def fill(store: Store, folder: Path) -> dict[str, Any]:
    """Something of everything; returns what must be found again."""
    anna, bea = people.add_guest(store, "Anna", NOON), people.add_guest(store, "Bea 🂡", NOON)
    assert people.open_account(store, anna.id, "anna", "$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA")
    assert people.add_passkey(store, Passkey(b"\0credential", anna.id, b"\xffpublic key", 3, "phone", NOON, NOON))
    kept: dict[str, Any] = {"anna": anna.id, "bea": bea.id, "tables": {}}

    running = people_and_a_bot(store, folder, anna.id, bea.id)
    finished, _ = sit_down(store, open_table(store, {"guild": Chair("here"), "aldan": Chair("here")}, {}), folder)
    play(store, finished, 5000, "finished")
    assert finished.over
    tables.set_listing(store, finished.id, Listing("over", {}, dict(finished.chairs)))
    other = with_other_content(store, folder)
    for name, table in (("running", running), ("finished", finished), ("other content", other)):
        kept["tables"][name] = {"id": table.id, "number": table.number, "hash": state_hash(table.state)}

    kept["seat token"] = tokens.give(store, "seat", NOON, table=running.id, seat="koda", person=anna.id)
    kept["session"] = tokens.give(store, "session", NOON, person=anna.id)
    kept["revoked"] = tokens.give(store, "host", NOON, table=running.id)
    tokens.revoke(store, kept["revoked"], NOON)
    _, kept["invitation"] = invitations.invite(store, running.id, NOON, seat="runen")
    notes.write(store, running.id, "koda", "mai fidarsi della Gilda", NOON)
    notes.look(store, running.id, "koda", 7, NOON)
    webhooks.add(store, anna.id, "https://example.org/turn", NOON)
    state = msgspec.json.encode(dump(running.state))
    taken = {"table_id": running.id, "number": running.number, "hash": state_hash(running.state), "state": state}
    store.execute(insert(snapshots).values(**taken))  # as earlier versions could
    alive.beat(store, "one", NOON)
    alive.beat(store, "two", NOON + 60_000)
    alive.claim(store, running.id, "bots", "two", NOON, NOON + 10_000)
    return kept


def people_and_a_bot(store: Store, folder: Path, anna: str, bea: str) -> Table:
    """A table in the middle of a game, at which most of what can happen at one has happened."""
    chairs = {"koda": Chair("online", "Anna"), "runen": Chair("online", "Bea"), "guild": Chair("bot", bot="random")}
    id = open_table(store, chairs, {}, title="Thursday", public=True, host=anna)
    tables.sit(store, id, "koda", anna)
    tables.sit(store, id, "runen", bea)
    table, _ = sit_down(store, id, folder)
    play(store, table, 40, "first")
    put(store, table, table.write("Anna", "ciao 🂡", "koda"), "chat")
    put(store, table, table.reseat("runen", Chair("stand-in", "Bea", "thumb", "online")), "away")
    play(store, table, 20, "second")
    put(store, table, table.reseat("runen", Chair("online", "Bea")), "back")
    put(store, table, Stopped(NOON + 100_000, NOON + 160_000))
    play(store, table, 10, "third")
    return table


def with_other_content(store: Store, folder: Path) -> Table:
    """A co-operative table that was begun with a pack, and with a box that is not the installed one."""
    pack = folder / "cheap-stoics"
    pack.mkdir()
    (pack / "pack.toml").write_text(PACK, "utf-8")
    (pack / "mine.toml").write_text("[unit.stoic]\ncost = 1\n", "utf-8")
    change = ("units.toml", "cost = 3\nvitality = 4", "cost = 9\nvitality = 4")
    GAMES["wroth"] = OtherWroth(other_content(folder / "content", change))
    settings = {"ai": "runen", "scenario": "RUN-1"}
    id = open_table(store, {"koda": Chair("here"), "guild": Chair("here")}, settings, [pack], title="Cheap")
    GAMES["wroth"] = GAME
    table, ground = sit_down(store, id, folder / "cache")
    assert ground.own_copy
    play(store, table, 20, "other")
    assert not table.over
    return table


def as_postgres(file: Path) -> str:
    """The same, as statements for PostgreSQL."""
    with Postgres(sync=False) as server:
        url = server.new_database()
        Store(url).close()
        theirs, ours = create_engine(sqlite_url(file)), create_engine(url)
        with theirs.connect() as source, ours.begin() as target:
            for table in metadata.sorted_tables:
                rows = [dict(row) for row in source.execute(table.select()).mappings()]
                if rows:
                    target.execute(table.insert(), rows)
        theirs.dispose()
        ours.dispose()
        words = ["--inserts", "--no-owner", "--no-privileges", "-h", str(server.folder), "-U", "postgres"]
        name = url.split("/")[3].split("?")[0]
        dumped = subprocess.run([programs() / "pg_dump", *words, name], check=True, capture_output=True, text=True)
    statements = [each.strip() for each in dumped.stdout.split(";\n")]
    lines = ["\n".join(line for line in each.splitlines() if line and line[:2] != "--") for each in statements]
    return "".join(f"{each};\n" for each in lines if each.startswith(STATEMENTS))


def main() -> None:
    name = f"v{VERSIONS[-1]}"
    if (HERE / f"{name}.sqlite").exists():
        raise SystemExit(f"{name} is frozen: it stays as it is")
    with TemporaryDirectory() as folder:
        file = Path(folder) / "plancia.db"
        store = Store(sqlite_url(file))
        kept = fill(store, Path(folder))
        store.close()
        with closing(sqlite3.connect(file)) as conn:
            conn.execute("VACUUM")
        (HERE / f"{name}.sql").write_text(as_postgres(file), "utf-8")
        (HERE / f"{name}.sqlite").write_bytes(file.read_bytes())
        (HERE / f"{name}.json").write_bytes(msgspec.json.format(msgspec.json.encode(kept)) + b"\n")


if __name__ == "__main__":
    main()
