import { place } from "./router.svelte";
import { newTurns, onePerTable, pause, type Turn } from "./turns";

const STAYS = 12_000; // ms a toast is shown

/** The questions that wait for me anywhere, and those that came just now while I was elsewhere. */
export const notices = $state({ turns: [] as Turn[], toasts: [] as Turn[] });

/** Listens for as long as the page is open; gives what ends it. */
export function listen(): () => void {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let isFirst = true; // what waits already when a page is opened is a badge, not news
  let isOver = false;

  function open(): void {
    socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/notices`);
    socket.onmessage = (event: MessageEvent<string>) => {
      tries = 0;
      const said = JSON.parse(event.data) as { type: string; turns: Turn[] };
      if (said.type === "turns") hear(said.turns);
    };
    socket.onclose = (event) => {
      if (isOver || event.code === 4401) return;
      timer = setTimeout(open, pause(tries++));
    };
  }
  function hear(turns: Turn[]): void {
    const here = place.page.name === "table" ? place.page.table : "";
    const news = isFirst ? [] : newTurns(notices.turns, turns, here);
    isFirst = false;
    notices.turns = turns;
    const kept = notices.toasts.filter((toast) => turns.some((turn) => turn.table === toast.table));
    notices.toasts = onePerTable([...kept, ...news]);
    for (const turn of news) setTimeout(() => dismiss(turn), STAYS);
  }

  open();
  return () => {
    isOver = true;
    clearTimeout(timer);
    socket?.close();
    notices.turns = [];
    notices.toasts = [];
  };
}

export function dismiss(turn: Turn): void {
  notices.toasts = notices.toasts.filter((toast) => toast.table !== turn.table);
}
