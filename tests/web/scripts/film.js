// Shows a film line by line, with the key for it; what the page tells after each line.
async () => {
  const seen = [];
  const there = (name) => document.querySelector(`[data-testid="${name}"]`);
  const number = (name) => Number(there(name).dataset.number);
  const waited = performance.now() + 15_000;
  while (there("film") && performance.now() < waited) {
    const key = new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, cancelable: true });
    document.body.dispatchEvent(key);
    await new Promise((go) => setTimeout(go));
    if (!there("film")) break;
    seen.push({
      at: Number(there("film").dataset.at),
      numbers: [number("board"), number("strip"), number("question")],
      lines: Number(there("log").dataset.lines),
      options: document.querySelectorAll('[data-testid="option"]').length,
    });
  }
  return seen;
}
