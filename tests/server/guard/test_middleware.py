"""Whose pages may change something, what browsers and errors are told, and that nobody finds a table by trying."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from plancia.kernel.words import catalogue
from plancia.server import app as whole
from plancia.server.errors import TEXT
from tests.server.people import Guest, figures
from tests.server.tolls import settings_for

OPEN: dict[str, Any] = {"north": ("online", {}), "east": ("open", {})}


def document(guest: Guest) -> dict[str, Any]:
    return dict(guest.get("/api/openapi.json"))


def foreign(url: str) -> list[str | None]:
    host = url.removeprefix("http://")
    return [
        None,
        "null",
        "",
        "http://evil.example",
        f"https://{host}",
        f"http://{host}.evil.example",
        f"http://evil.example#{url}",
        f"{url}/",
        f"{url}0",
        f"http://user@{host}",
        url.upper(),
        f"{url}, {url}",
        f"http://xn--{host}",
        "file://",
    ]


def test_every_request_that_changes_something_asks_for_its_origin(ada: Guest):
    """Every route of the document, from every page that is not ours."""
    tried = 0
    with httpx.Client(base_url=ada.url, cookies=ada.http.cookies) as browser:
        for path, item in document(ada)["paths"].items():
            for method in item:
                if method == "get":
                    continue
                filled = re.sub(r"\{\w+\}", "x", path)
                for origin in foreign(ada.url) if path == "/api/me" else foreign(ada.url)[:5]:
                    headers = {} if origin is None else {"Origin": origin}
                    answer = browser.request(method, filled, headers=headers, json={"name": "Mallory"})
                    assert (answer.status_code, answer.json()["code"]) == (403, "origin"), (method, path, origin)
                    tried += 1
        twice = browser.request("POST", "/api/me", headers=[("Origin", ada.url), ("Origin", "http://evil.example")])
        assert twice.status_code == 403
    assert tried > 150
    assert ada.get("/api/me")["name"] == "Ada"


@pytest.mark.parametrize("origin", ["null", "http://evil.example", "", "https://127.0.0.1"])
def test_a_socket_too(ada: Guest, origin: str):
    table = ada.open_table("tolls", chairs=OPEN).id
    for path in (f"/api/tables/{table}/stream", "/api/notices"):
        answer = ada.http.get(
            path,
            headers={
                "Origin": origin,
                "Connection": "Upgrade",
                "Upgrade": "websocket",
                "Sec-WebSocket-Version": "13",
                "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
            },
        )
        assert answer.status_code == 403


def test_browsers_are_told_to_be_careful(ada: Guest):
    for path in ("/", "/api/me", "/api/openapi.json", "/no/such/page", "/health", "/metrics"):
        headers = ada.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert headers["x-frame-options"] == "DENY"
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


def test_the_door_says_what_this_is_in_both_languages(ada: Guest):
    page = ada.http.get("/").text
    assert 'lang="it"' in page
    assert "/api/openapi.json" in page
    assert "<script" not in page
    assert "style=" not in page


def test_health_and_figures(ada: Guest):
    assert ada.get("/health") == {"health": "good"}
    assert ada.get("/ready") == {"ready": "yes"}
    assert "plancia_acknowledge_seconds_bucket" in figures(ada)
    assert "plancia_requests_total" in figures(ada)


def test_figures_are_for_who_knows_the_token(ada: Guest):
    for shown in ({}, {"Authorization": "Bearer figure"}, {"Authorization": "Basic figures"}):
        assert ada.http.get("/metrics", headers=shown).status_code == 404


def test_where_no_token_is_set_there_are_no_figures(start, tmp_path: Path):
    """Also for who sends none, or an empty one."""
    url = start(replace(settings_for(tmp_path / "house"), metrics="")).url
    for shown in ({}, {"Authorization": "Bearer"}, {"Authorization": "Bearer figures"}):
        assert httpx.get(f"{url}/metrics", headers=shown).status_code == 404


def test_the_document_knows_the_messages_of_the_sockets(ada: Guest):
    schemas = document(ada)["components"]["schemas"]
    assert {"Hello", "Show", "Ping", "Welcome", "Seen", "Pong", "Turns", "Told"} <= schemas.keys()
    assert schemas["Hello"]["properties"]["type"] == {"enum": ["hello"]}


def test_a_bad_question_about_a_table_of_ones_own_is_told_why(ada: Guest):
    answer = ada.http.get(f"/api/tables/{ada.open_table('tolls', chairs=OPEN).id}?number=zork")
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")


def test_an_unknown_table_and_a_forbidden_one_answer_alike(ada: Guest, bruno: Guest):
    forbidden = ada.open_table("tolls", chairs=OPEN).id
    unknown = "A" * 22
    paths = ["", "/log", "/note", "/record", "/position", "/recap?seat=north", "/invitations"]
    for path in paths:
        one, other = (bruno.http.get(f"/api/tables/{table}{path}") for table in (forbidden, unknown))
        assert (one.status_code, one.content) == (other.status_code, other.content) == (404, one.content)
    for command, body in {
        "answer": {"move": "m", "seat": "north", "at": 0, "option": "x"},
        "chat": {"move": "m", "text": "hello"},
        "seats/east/sit": {"move": "m"},
        "branch": {"number": 0},
        "bug": {"text": ""},
    }.items():
        one, other = (bruno.http.post(f"/api/tables/{table}/{command}", json=body) for table in (forbidden, unknown))
        assert (one.status_code, one.content) == (other.status_code, other.content) == (404, one.content), command


def test_ids_cannot_be_guessed(ada: Guest):
    ids = [ada.open_table("tolls", chairs=OPEN).id for _ in range(5)]
    assert all(len(id) == 22 for id in ids)  # 128 bits
    assert len({id[:6] for id in ids}) == 5


@pytest.mark.parametrize(
    ("method", "path", "content", "status", "code"),
    [
        ("GET", "/api/nothing", None, 404, "not-here"),
        ("DELETE", "/api/games", None, 405, "method"),
        ("POST", "/api/me", b"{", 400, "bad-request"),
        ("POST", "/api/me", b"\xff\xfe", 400, "bad-request"),
        ("POST", "/api/me", b'{"name": 7}', 400, "bad-request"),
        ("POST", "/api/me", b'{"name": "a", "x": 1}', 400, "bad-request"),
        ("POST", "/api/me", b'{"name": "\\ud800"}', 400, "bad-request"),
        ("POST", "/api/me", b"", 400, "bad-request"),
        ("POST", "/api/me", b"[]", 400, "bad-request"),
        ("POST", "/api/me", b"NaN", 400, "bad-request"),
        ("GET", "/api/tables/%00", None, 404, "not-here"),
        ("GET", "/api/tables/..%2f..%2fetc", None, 404, "not-here"),
        ("GET", "/api/tables?after=%00", None, 200, ""),
        ("GET", "/api/tables?after=zork&game=%ff", None, 400, "bad-request"),
        ("GET", "/api/me/tables?after=%00", None, 200, ""),
        ("GET", "/api/tables/x?number=zork", None, 404, "not-here"),  # whatever else is wrong with it
    ],
)
def test_bad_requests_are_told_why_and_nothing_else(
    ada: Guest, method: str, path: str, content: bytes | None, status: int, code: str
):
    answer = ada.http.request(method, path, content=content, headers={"Content-Type": "application/json"})
    assert answer.status_code == status, answer.text
    if code:
        assert answer.headers["content-type"] == "application/problem+json"
        told = answer.json()
        assert set(told) == {"type", "title", "status", "code", "detail", "rule", "number"}
        assert (told["status"], told["code"], told["type"]) == (status, code, f"urn:plancia:{code}")
        assert "plancia." not in told["detail"]
        assert "Traceback" not in answer.text


def test_every_problem_has_a_title_in_both_languages():
    """Every code that the source can raise."""
    source = Path(whole.__file__).parent
    texts = [file.read_text() for folder in (source, source.parent / "table") for file in sorted(folder.rglob("*.py"))]
    codes = {code for text in texts for code in re.findall(r'(?:Problem\(\s*\d+,|Refused\()\s*"([a-z-]+)"', text)}
    codes |= {code for text in texts for code in re.findall(r'Refused\(\s*"([a-z-]+)" if', text)} | {"stale"}
    assert len(codes) > 40
    for lang in ("en", "it"):
        say = catalogue(TEXT, lang)
        missing = [code for code in sorted(codes) if f"problem-{code}" not in say]
        assert not missing, (lang, missing)
