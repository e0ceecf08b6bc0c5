import type { components } from "./wire/api";

export type Me = components["schemas"]["Me"];

/** Who sits before this screen. `asked`: the server has said so; an empty name is somebody who has no session yet. */
export const me = $state({ asked: false, name: "", login: "", passkeys: 0 });

export function iAm({ name = "", login = "", passkeys = 0 }: Me): void {
  Object.assign(me, { asked: true, name, login, passkeys });
}
