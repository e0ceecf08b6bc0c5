"""plancia admin ban, unban, bans: who is not let in."""

from __future__ import annotations

import ipaddress
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from plancia.cli.admin.store import day, draw, now, opened, person_called, tell
from plancia.cli.console import console

if TYPE_CHECKING:
    from plancia.table.store import Store


def ban(whom: str, /, *, until: str | None = None, database: str | None = None, data: Path | None = None) -> None:
    from plancia.table.store.admin import bans as kept
    from plancia.table.store.people import tokens

    end = moment(until) if until is not None else 0
    with opened(database, data) as store:
        name, shown = named(store, whom)
        kept.ban(store, name, now(), end)
        if name.startswith(kept.PERSON):
            tokens.revoke_sessions(store, name.removeprefix(kept.PERSON), now())
            kept.ban(store, name, now(), end)  # once more, so that servers look again after the sessions have ended
    console().print(console().say("admin-ban", whom=shown, until=day(end) or "none"))


def unban(whom: str, /, *, database: str | None = None, data: Path | None = None) -> None:
    from plancia.table.store.admin import bans as kept

    with opened(database, data) as store:
        name, shown = named(store, whom)
        if not kept.lift(store, name, now()):
            raise console().trouble("admin-no-ban", whom=shown)
    console().print(console().say("admin-unban", whom=shown))


def bans(*, json: bool = False, database: str | None = None, data: Path | None = None) -> None:
    from plancia.table.store.admin import bans as kept
    from plancia.table.store.people import people

    with opened(database, data) as store:
        rows = []
        for each in kept.all_of_them(store, now()):
            kind, whom = each.name.split(" ", 1)
            person = people.read(store, whom) if kind == "person" else None
            rows.append((kind, whom, person.name if person else "", each.created, each.until))
    if json:
        heads = ("kind", "whom", "name", "created", "until")
        tell([dict(zip(heads, row)) for row in rows])
        return
    drawn = [
        (whom, name, day(created), day(end) or console().say("admin-for-ever")) for _, whom, name, created, end in rows
    ]
    draw(("admin-id", "admin-name", "admin-since", "admin-until"), drawn, len(drawn) + 1)


def named(store: Store, said: str) -> tuple[str, str]:
    """As bans are kept, and as it is told: an address as limits count them, or a person. Raises Trouble."""
    from plancia.server.guard.limits import neighbourhood
    from plancia.server.settings import BadServer, read_settings
    from plancia.table.store.admin import bans as kept

    try:
        address = ipaddress.ip_address(said)
    except ValueError:
        pass
    else:
        try:
            proxies = read_settings(Path(), host="127.0.0.1").proxies
        except BadServer:
            proxies = ()
        where = neighbourhood(said)
        if address.is_loopback or where in map(neighbourhood, proxies):
            raise console().trouble("admin-ban-proxy", address=said)
        return kept.ADDRESS + where, where
    try:
        network = ipaddress.ip_network(said)
    except ValueError:
        found = person_called(store, said)
        return kept.PERSON + found.id, found.name
    if network.version == 6 and network.prefixlen == 64:
        return kept.ADDRESS + str(network), str(network)
    raise console().trouble("admin-ban-network", network=said)


def moment(said: str) -> int:
    """A day, or a day and a time, on this machine's clock, in the future. Raises Trouble."""
    try:
        at = int(datetime.fromisoformat(said).astimezone().timestamp() * 1000)
    except (ValueError, OverflowError):
        raise console().trouble("admin-bad-moment", said=said) from None
    if at <= now():
        raise console().trouble("admin-past-moment", said=said)
    return at
