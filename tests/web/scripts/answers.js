/* The answers to the question: how many there are, and how many of them are wholly in sight, with nothing over them. */
() => {
  const question = [...document.querySelectorAll("[data-testid=question]")].find((each) => each.checkVisibility());
  const answers = [...(question?.querySelectorAll("[data-testid=option]") ?? [])];
  const isInSight = (each) => {
    const box = each.getBoundingClientRect();
    let [top, bottom] = [0, innerHeight];
    for (let up = each.parentElement; up; up = up.parentElement) {
      if (getComputedStyle(up).overflowY === "visible") continue;
      const frame = up.getBoundingClientRect();
      [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
    }
    const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    return box.height > 0 && box.top >= top - 1 && box.bottom <= bottom + 1 && each.contains(hit);
  };
  return { all: answers.length, seen: answers.filter(isInSight).length };
};
