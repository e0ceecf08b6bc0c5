/** How this person likes to play, kept in this browser. */
export type Pace = "normal" | "fast" | "off";
export const PACES: readonly Pace[] = ["normal", "fast", "off"];

interface Habits {
  pace: Pace;
  sound: boolean;
  /** Ask before each move. */
  careful: boolean;
}

const KEY = "habits";
const still = matchMedia("(prefers-reduced-motion: reduce)");
export const habits = $state<Habits>({ pace: "normal", sound: false, careful: false, ...kept() });
export const calm = $state({ wanted: still.matches });
still.addEventListener("change", () => (calm.wanted = still.matches));

export function keep(): void {
  localStorage.setItem(KEY, JSON.stringify(habits));
}

function kept(): Partial<Habits> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Habits>;
  } catch {
    return {};
  }
}
