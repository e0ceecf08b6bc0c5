/** How much room there is. The parts of a table lie differently, and some of them in sheets. */
export type Size = "phone" | "tablet" | "wide";

const wide = matchMedia("(min-width: 1100px), (min-width: 600px) and (max-height: 560px)"); // also a phone on its side
const tablet = matchMedia("(min-width: 700px)");
const now = $state({ size: measured() });
for (const each of [wide, tablet]) each.addEventListener("change", () => (now.size = measured()));

export function size(): Size {
  return now.size;
}

function measured(): Size {
  return wide.matches ? "wide" : tablet.matches ? "tablet" : "phone";
}
