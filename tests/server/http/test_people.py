"""Guests, accounts, passkeys: who comes back is the same person, and nobody else is."""

from __future__ import annotations

import json
import struct
from hashlib import sha256
from secrets import token_bytes
from typing import Any

import cbor2
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url

from tests.server.people import Guest, new_move

PASSWORD = "correct horse battery"


def login(name: str) -> str:
    return f"{name}-{new_move()}"


def test_a_guest_needs_only_a_name(server):
    guest = Guest(server.url, come_in=False)
    assert guest.get("/api/me") == {"name": "", "login": "", "passkeys": 0}
    answer = guest.http.post("/api/me", json={"name": "  Ada \u202e Lovelace\t"})
    assert answer.json()["name"] == "Ada Lovelace"
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert guest.get("/api/me")["name"] == "Ada Lovelace"
    before = guest.http.cookies["plancia"]
    guest.post("/api/me", name="Countess")  # again: the same person under another name
    assert guest.http.cookies["plancia"] == before
    assert guest.ask("PATCH", "/api/me", name="Ada")["name"] == "Ada"
    for wrong in ("", "   ", "\u200b", "x" * 33):
        assert guest.refused("/api/me", name=wrong) == (400, "bad-request")


def test_an_account_keeps_a_persons_games(server):
    guest, name = Guest(server.url, "Ada"), login("ada")
    table = guest.open_table("tolls", chairs={"north": ("online", {}), "east": ("open", {})}).id
    old = guest.http.cookies["plancia"]
    assert guest.post("/api/me/account", login=name, password=PASSWORD)["login"] == name
    assert guest.http.cookies["plancia"] != old  # whoever knew the old session is out
    elsewhere = Guest(server.url, come_in=False)
    elsewhere.http.cookies.set("plancia", old)
    assert elsewhere.get("/api/me")["name"] == ""
    elsewhere.http.cookies.clear()
    elsewhere.post("/api/me/login", login=name.upper(), password=PASSWORD)
    assert [each["table"] for each in elsewhere.get("/api/me/tables")] == [table]
    assert elsewhere.sees(table, "north")["seat"] == "north"
    elsewhere.ask("DELETE", "/api/me/session")
    assert elsewhere.get("/api/me")["name"] == ""
    assert guest.get("/api/me")["name"] == "Ada"


def test_wrong_logins_all_look_the_same(server):
    name = login("bea")
    Guest(server.url, "Bea").post("/api/me/account", login=name, password=PASSWORD)
    stranger = Guest(server.url, come_in=False)
    bodies = []
    for who, word in ((name, "wrong horse"), ("nobody", PASSWORD), (name, ""), (name, "x" * 4000), ("\x00", "y" * 9)):
        answer = stranger.http.post("/api/me/login", json={"login": who, "password": word})
        assert answer.status_code == 401
        bodies.append(answer.text)
    assert len(set(bodies)) == 1
    assert "set-cookie" not in answer.headers


def test_a_login_is_one_persons(server):
    name = login("cleo")
    Guest(server.url, "Cleo").post("/api/me/account", login=name, password=PASSWORD)
    other = Guest(server.url, "Other")
    assert other.refused("/api/me/account", login=name.upper(), password=PASSWORD) == (409, "login-taken")
    assert other.refused("/api/me/account", login=login("x"), password="short") == (400, "bad-request")
    assert other.refused("/api/me/account", login=login("x"), password="x" * 129) == (400, "bad-request")
    nobody = Guest(server.url, come_in=False)
    assert nobody.refused("/api/me/account", login=login("x"), password=PASSWORD) == (401, "who-are-you")


class Device:
    """A small authenticator: makes a key, and signs what it is asked to sign."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = token_bytes(32)
        self.count = 0

    def data(self, name: str, flags: int) -> bytes:
        self.count += 1
        return sha256(name.encode()).digest() + struct.pack(">BI", flags, self.count)

    def client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def register(self, options: dict[str, Any]) -> dict[str, Any]:
        public = self.key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: public.x.to_bytes(32, "big"), -3: public.y.to_bytes(32, "big")}
        data = self.data(options["rp"]["id"], 0x45) + bytes(16)
        data += struct.pack(">H", len(self.id)) + self.id + cbor2.dumps(cose)
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self.credential(
            clientDataJSON=self.client("webauthn.create", options["challenge"]), attestationObject=attestation
        )

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        client, data = self.client("webauthn.get", options["challenge"]), self.data(options["rpId"], 0x05)
        signature = self.key.sign(data + sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self.credential(clientDataJSON=client, authenticatorData=data, signature=signature)

    def credential(self, **response: bytes) -> dict[str, Any]:
        parts = {name: bytes_to_base64url(value) for name, value in response.items()}
        id = bytes_to_base64url(self.id)
        return {"id": id, "rawId": id, "type": "public-key", "response": parts, "clientExtensionResults": {}}


@pytest.fixture
def local(server) -> str:
    """Passkeys are bound to a name, and an address is none."""
    return str(server.url.replace("127.0.0.1", "localhost"))


def test_a_passkey_opens_the_same_account(local: str):
    ada, device = Guest(local, "Ada"), Device(local)
    options = ada.post("/api/me/passkeys/options")
    assert options["rp"]["id"] == "localhost"
    assert ada.post("/api/me/passkeys", credential=device.register(options))["passkeys"] == 1
    elsewhere = Guest(local, come_in=False)
    asked = elsewhere.post("/api/me/passkeys/login/options")
    proof = device.sign(asked)
    assert elsewhere.post("/api/me/passkeys/login", credential=proof)["name"] == "Ada"
    assert elsewhere.get("/api/me")["passkeys"] == 1
    thief = Guest(local, come_in=False)
    assert thief.refused("/api/me/passkeys/login", credential=proof) == (400, "no-passkey")  # a challenge is good once


def test_a_passkey_that_proves_nothing_is_refused(local: str):
    ada, device = Guest(local, "Ada"), Device(local)
    ada.post("/api/me/passkeys", credential=device.register(ada.post("/api/me/passkeys/options")))
    stranger = Guest(local, come_in=False)
    other = Device(local)
    other.id = device.id  # another key under the same id
    wrong = [other.sign(stranger.post("/api/me/passkeys/login/options"))]
    elsewhere = Device("http://evil.example")
    elsewhere.key, elsewhere.id = device.key, device.id
    wrong.append(elsewhere.sign(stranger.post("/api/me/passkeys/login/options")))
    unknown = Device(local)
    wrong.append(unknown.sign(stranger.post("/api/me/passkeys/login/options")))
    for credential in wrong:
        assert stranger.refused("/api/me/passkeys/login", credential=credential) == (401, "no-passkey")
    forged = device.sign({**stranger.post("/api/me/passkeys/login/options"), "challenge": bytes_to_base64url(b"mine")})
    for credential in (forged, {}, {"id": 1}, {"response": {"clientDataJSON": "e30"}}, {"response": []}):
        assert stranger.refused("/api/me/passkeys/login", credential=credential) == (400, "no-passkey")
    theirs = Guest(local, "Eve")
    for known in (device, Device(local)):  # what Ada was asked to prove, Eve does not
        proof = known.register(ada.post("/api/me/passkeys/options"))
        assert theirs.refused("/api/me/passkeys", credential=proof) == (400, "no-passkey")
