({ number, prompt, options }) => {
  const flat = (text) => text.replace(/\s+/g, " ").trim();
  const seen = (name) =>
    [...document.querySelectorAll(`[data-testid="${name}"]`)].filter((each) => each.checkVisibility());
  const there = new Set(seen("option").map((each) => each.dataset.option));
  return (
    seen("question").some((each) => (each.dataset.number ?? String(number)) === String(number)) &&
    seen("prompt").some((each) => flat(each.textContent).includes(flat(prompt))) &&
    !document.querySelector('[data-testid="option"]:is([aria-disabled="true"], :disabled)') &&
    options.every((each) => there.has(each))
  );
}
