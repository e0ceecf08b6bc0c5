(spot) => {
  const SHARES = [0.5, 0.25, 0.75, 0.04, 0.96];
  const POINTS = SHARES.flatMap((x) => SHARES.map((y) => [x, y]));
  let found = null;
  for (const each of document.querySelectorAll(`[data-spot="${spot}"][data-state="open"]`)) {
    const box = each.getBoundingClientRect();
    for (const [x, y] of POINTS) {
      const at = [box.x + box.width * x, box.y + box.height * y];
      const top = document.elementFromPoint(...at)?.closest("[data-spot]");
      if (top === each) return at;
      const isInSight = at[0] > 0 && at[1] > 0 && at[0] < innerWidth && at[1] < innerHeight;
      if (isInSight && document.elementFromPoint(...at)?.closest("[data-testid=board]")) found = "covered";
    }
  }
  return found;
}
