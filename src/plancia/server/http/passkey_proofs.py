"""What a passkey proves, by py_webauthn. Imported when somebody uses one: it takes its time."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
)

from plancia.server.http.passkeys import BadProof, Place
from plancia.table.store.people.people import Passkey, Person

Credential = dict[str, Any]


@contextmanager
def proving() -> Iterator[None]:
    """Whatever a stranger sends: raises BadProof."""
    try:
        yield
    except Exception as wrong:
        raise BadProof from wrong


def to_register(place: Place, person: Person, challenge: str, known: Sequence[Passkey]) -> dict[str, Any]:
    options = generate_registration_options(
        rp_id=place.name,
        rp_name="Plancia",
        user_name=person.login or person.name,
        user_id=person.id.encode(),
        user_display_name=person.name,
        challenge=challenge.encode(),
        authenticator_selection=AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED),
        exclude_credentials=[PublicKeyCredentialDescriptor(key.id) for key in known],
    )
    return dict(json.loads(options_to_json(options)))


def to_log_in(place: Place, challenge: str) -> dict[str, Any]:
    return dict(
        json.loads(options_to_json(generate_authentication_options(rp_id=place.name, challenge=challenge.encode())))
    )


def challenge_in(credential: Credential) -> str:
    """The challenge that a credential says it answers. Raises BadProof."""
    with proving():
        told = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        return base64url_to_bytes(told["challenge"]).decode("ascii")


def id_in(credential: Credential) -> bytes:
    """Raises BadProof."""
    with proving():
        return base64url_to_bytes(credential["id"])


def registered(place: Place, credential: Credential, challenge: str, person: str, at: int) -> Passkey:
    """Raises BadProof."""
    with proving():
        proved = verify_registration_response(
            credential=credential,
            expected_challenge=challenge.encode(),
            expected_rp_id=place.name,
            expected_origin=place.origin,
        )
    return Passkey(proved.credential_id, person, proved.credential_public_key, proved.sign_count, "", at, at)


def signed(place: Place, credential: Credential, challenge: str, key: Passkey) -> int:
    """How often the key has signed now. Raises BadProof."""
    with proving():
        proved = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge.encode(),
            expected_rp_id=place.name,
            expected_origin=place.origin,
            credential_public_key=key.public_key,
            credential_current_sign_count=key.signed,
        )
    return proved.new_sign_count
