import { pageAt, type Page } from "./routes";

/** Where we are. Pages read `query` and `hash` themselves; `moves` counts the ways taken since the page was loaded. */
export const place = $state({ page: pageAt(location.pathname), query: location.search, hash: location.hash, moves: 0 });
export const heading = $state({ text: "" });

/** What the tab is called while this page is open. */
export function entitle(text: string): void {
  heading.text = text;
}

export function go(to: string, { replace = false } = {}): void {
  const url = new URL(to, location.href);
  if (replace) history.replaceState(null, "", url);
  else history.pushState(null, "", url);
  arrive();
}

/** Links are plain links; those that stay in the house are followed without loading it again. */
export function followLinks(): void {
  addEventListener("popstate", arrive);
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
    const url = new URL(link.href, location.href);
    const isHere = url.pathname === location.pathname && url.search === location.search;
    if (url.origin !== location.origin || pageAt(url.pathname).name === "nowhere") return;
    if (isHere && url.hash) return; // the browser scrolls, and popstate tells
    event.preventDefault();
    go(url.href);
  });
}

function arrive(): void {
  const page = pageAt(location.pathname);
  if (!same(page, place.page)) {
    place.page = page;
    place.moves += 1;
  }
  place.query = location.search;
  place.hash = location.hash;
}

function same(one: Page, other: Page): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
