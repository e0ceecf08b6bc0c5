export type Theme = "light" | "dark" | "system";
export const THEMES: readonly Theme[] = ["light", "dark", "system"];

const night = matchMedia("(prefers-color-scheme: dark)");
const now = $state({ theme: kept() });

export function theme(): Theme {
  return now.theme;
}

export function wear(theme: Theme): void {
  now.theme = theme;
  localStorage.setItem("theme", theme);
  dress();
}

/** Puts the theme on the document, now and whenever the system changes its mind. */
export function dress(): void {
  const isDark = now.theme === "dark" || (now.theme === "system" && night.matches);
  document.documentElement.dataset.theme = isDark ? "dark" : "light";
}
night.addEventListener("change", dress);

function kept(): Theme {
  return THEMES.find((each) => each === localStorage.getItem("theme")) ?? "system";
}
