import { post } from "../../api";
import type { Me } from "../../me.svelte";

/** The device proves who sits before it; browser and server speak the same JSON. A passkey is bound to the name of a
 * host: at a bare address such as 127.0.0.1 there is none. */
export function canUsePasskeys(): boolean {
  const isBare = /^[\d.]+$|:/.test(location.hostname);
  return !isBare && typeof PublicKeyCredential === "function" && "parseCreationOptionsFromJSON" in PublicKeyCredential;
}

/** The person closed the device's own dialog: no trouble. */
export function isCalledOff(found: unknown): boolean {
  return found instanceof DOMException && (found.name === "NotAllowedError" || found.name === "AbortError");
}

export async function makePasskey(): Promise<Me> {
  const options = (await post("/api/me/passkeys/options")) as unknown as PublicKeyCredentialCreationOptionsJSON;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const made = await navigator.credentials.create({ publicKey });
  return await post("/api/me/passkeys", { body: { credential: proof(made) } });
}

export async function comeInByPasskey(): Promise<Me> {
  const options = (await post("/api/me/passkeys/login/options")) as unknown as PublicKeyCredentialRequestOptionsJSON;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const given = await navigator.credentials.get({ publicKey });
  return await post("/api/me/passkeys/login", { body: { credential: proof(given) } });
}

function proof(given: Credential | null): Record<string, unknown> {
  return (given as PublicKeyCredential).toJSON() as unknown as Record<string, unknown>;
}
