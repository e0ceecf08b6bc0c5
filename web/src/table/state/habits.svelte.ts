/** How fast what happened is shown: at once; briskly; calmly, to be read; step by step, with a key for each. */
export type Pace = "instant" | "brisk" | "calm" | "step";
export const PACES: readonly Pace[] = ["instant", "brisk", "calm", "step"];

/** How fast looking back goes by itself. */
export type Speed = "slow" | "normal" | "fast";

/** How this person likes to play, kept in this browser. */
interface Habits {
  /** Null: nobody has chosen one. */
  pace: Pace | null;
  speed: Speed;
  sound: boolean;
  /** Ask before each move. */
  careful: boolean;
}

const KEY = "habits";
const still = matchMedia("(prefers-reduced-motion: reduce)");
export const habits = $state<Habits>({ pace: null, speed: "normal", sound: false, careful: false, ...kept() });
export const calm = $state({ wanted: still.matches });
still.addEventListener("change", () => (calm.wanted = still.matches));

/** Who wants nothing to move, and has chosen nothing, is shown no film. */
export function pace(): Pace {
  return habits.pace ?? (calm.wanted ? "instant" : "brisk");
}

export function keep(): void {
  localStorage.setItem(KEY, JSON.stringify(habits));
}

function kept(): Partial<Habits> {
  try {
    const { pace = null, ...others } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Habits>;
    return { ...others, pace: pace && PACES.includes(pace) ? pace : null };
  } catch {
    return {};
  }
}
