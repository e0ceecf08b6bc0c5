import createClient, {
  createQuerySerializer,
  type Client,
  type ClientPathsWithMethod,
  type MaybeOptionalInit,
  type MethodResponse,
} from "openapi-fetch";
import { iAm, me, type Me } from "./me.svelte";
import { lang, say } from "./say.svelte";
import { Trouble, troubleIn } from "./trouble";
import type { paths } from "./wire/api";

export { Trouble };

type Method = "get" | "post" | "put" | "patch" | "delete";
type Ask<M extends Method> = <
  P extends ClientPathsWithMethod<Client<paths>, M>,
  I extends MaybeOptionalInit<paths[P], M>,
>(
  path: P,
  ...init: undefined extends I ? [I?] : [I]
) => Promise<MethodResponse<Client<paths>, M, P, I>>;

const GUESTS = 12; // names for somebody who has not said theirs

const written = createQuerySerializer<Record<string, unknown>>();
const client = createClient<paths>({
  baseUrl: location.origin,
  querySerializer: (query) => written({ ...query, lang: lang() }),
});
client.use({
  async onResponse({ response }) {
    if (response.ok) return;
    const body: unknown = await response.json().catch(() => null);
    const isAway = response.status === 502 || response.status === 504; // what stands before the server answers for it
    throw troubleIn(body, response.status, isAway ? say("room-offline") : say("room-fault"));
  },
  onError({ error }) {
    const isAborted = error instanceof DOMException && error.name === "AbortError";
    return isAborted ? error : new Trouble("offline", say("room-offline"));
  },
});

/** Each gives what the server answers, or throws Trouble. Where a command needs a session, a guest is made. */
export const get = asking("get");
export const post = asking("post");
export const put = asking("put");
export const patch = asking("patch");
export const remove = asking("delete");

/** Whoever sits here: as the server knows them, or a guest from now on. */
export async function whoever(): Promise<Me> {
  if (!me.asked) await ask();
  if (!me.name) iAm(await post("/api/me", { body: { name: guestName() } }));
  return me;
}

/** Asks the server who this is; makes nobody. */
export async function ask(): Promise<Me> {
  iAm(await get("/api/me"));
  return me;
}

function asking<M extends Method>(method: M): Ask<M> {
  const plain = async (path: string, init: object) => {
    // openapi-fetch's types say it for each path; inside this one function they only get in the way.
    const request = client.request as (...all: unknown[]) => Promise<{ data: unknown }>;
    return (await request(method, path, init)).data;
  };
  const ask = async (path: string, init: object = {}) => {
    try {
      return await plain(path, init);
    } catch (trouble) {
      const isNobody = trouble instanceof Trouble && trouble.code === "who-are-you";
      if (!isNobody || method === "get") throw trouble;
      iAm({});
      await whoever();
      return await plain(path, init);
    }
  };
  return ask as unknown as Ask<M>;
}

function guestName(): string {
  return say(`room-guest-${1 + Math.floor(Math.random() * GUESTS)}`);
}
