/* What is written on the board, and how high its letters are on the screen. */
() =>
  [...document.querySelectorAll("[data-testid=board] svg text")]
    .filter((each) => each.textContent.trim() && each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((each) => {
      const { a, b } = each.getScreenCTM();
      return [each.textContent.trim(), parseFloat(getComputedStyle(each).fontSize) * Math.hypot(a, b)];
    });
