/* What is written on the board, and how high its letters are on the screen once the board lies still. */
async () => {
  const moving = document.getAnimations().filter((each) => each.effect.getComputedTiming().endTime < Infinity);
  await Promise.allSettled(moving.map((each) => each.finished));
  return [...document.querySelectorAll("[data-testid=board] svg text")]
    .filter((each) => each.textContent.trim() && each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((each) => {
      const { a, b } = each.getScreenCTM();
      return [each.textContent.trim(), parseFloat(getComputedStyle(each).fontSize) * Math.hypot(a, b)];
    });
};
