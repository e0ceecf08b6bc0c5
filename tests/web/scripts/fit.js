(finger) => {
  const faults = [];
  const name = (each) => {
    const words = (each.getAttribute("aria-label") || each.textContent || "").replace(/\s+/g, " ").trim().slice(0, 40);
    const id = each.dataset?.testid ? `[${each.dataset.testid}]` : each.classList?.length ? `.${[...each.classList].join(".")}` : "";
    return `<${each.tagName.toLowerCase()}${id}> "${words}"`;
  };
  const root = document.scrollingElement;
  const onTop = [...document.querySelectorAll("dialog[open], :popover-open")].at(-1);
  const scope = onTop ?? document.body;
  const isHidden = (each) => !each.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const clippers = (each) => {
    const found = [];
    for (let up = each.parentElement; up; up = up.parentElement) {
      if (getComputedStyle(up).overflow !== "visible") found.push(up.getBoundingClientRect());
    }
    return found;
  };

  if (root.scrollWidth > root.clientWidth + 1) {
    faults.push(`the page is ${root.scrollWidth} px wide on a screen of ${root.clientWidth}`);
    for (const each of scope.querySelectorAll("*")) {
      const box = each.getBoundingClientRect();
      if (box.width && box.right > root.clientWidth + 1 && !isHidden(each) && !each.closest("svg") && !clippers(each).length)
        faults.push(`over the edge: ${name(each)} ends at ${Math.round(box.right)}`);
    }
  }

  for (const each of scope.querySelectorAll("*")) {
    if (each.closest("svg") || isHidden(each)) continue;
    const hasText = [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    if (!hasText) continue;
    const style = getComputedStyle(each), box = each.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1 || style.clipPath !== "none") continue; // for those who listen
    const isClosed = (way) => way === "hidden" || way === "clip";
    const isShortened = style.webkitLineClamp !== "none" || style.textOverflow === "ellipsis"; // the whole where one points
    if (isShortened) continue;
    if (isClosed(style.overflowX) && each.scrollWidth > each.clientWidth + 1) faults.push(`cut: ${name(each)}`);
    else if (isClosed(style.overflowY) && each.scrollHeight > each.clientHeight + 3) faults.push(`cut below: ${name(each)}`);
    else {
      const range = document.createRange();
      range.selectNodeContents(each);
      const words = range.getBoundingClientRect();
      for (let up = each.parentElement; up && up !== document.body; up = up.parentElement) {
        const how = getComputedStyle(up), frame = up.getBoundingClientRect();
        if (how.overflowX === "auto" || how.overflowX === "scroll" || up.closest("[data-testid=board]")) break;
        if (isClosed(how.overflowX) && (words.right > frame.right + 1.5 || words.left < frame.left - 1.5)) {
          if (frame.width > 1) faults.push(`cut by ${name(up)}: ${name(each)}`);
          break;
        }
      }
    }
    if (parseFloat(style.fontSize) < 12) faults.push(`tiny (${style.fontSize}): ${name(each)}`);
  }

  const PRESSED = 'button, a[href], input, select, textarea, summary, [role="button"], [role="tab"]';
  const CONTROLS =
    '.button, input, select, textarea, [role="tab"], [data-testid="option"], [data-testid="refused"]';
  const inSight = (each) => {
    const box = each.getBoundingClientRect();
    const seen = { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
    for (const frame of [...clippers(each), { left: 0, top: 0, right: innerWidth, bottom: innerHeight }]) {
      seen.left = Math.max(seen.left, frame.left);
      seen.top = Math.max(seen.top, frame.top);
      seen.right = Math.min(seen.right, frame.right);
      seen.bottom = Math.min(seen.bottom, frame.bottom);
    }
    return seen.right - seen.left > 4 && seen.bottom - seen.top > 4 ? seen : null; // a line at the edge of a scroll is not judged
  };
  const seen = [];
  for (const each of scope.querySelectorAll(PRESSED)) {
    if (isHidden(each) || each.closest("[inert]")) continue;
    if (each.closest("[data-testid=board] [data-spot], [data-testid=board] svg")) continue;
    const part = inSight(each);
    if (part) seen.push({ each, part });
  }
  for (const { each, part } of seen) {
    const [x, y] = [(part.left + part.right) / 2, (part.top + part.bottom) / 2];
    const top = document.elementFromPoint(x, y);
    const label = each.labels?.[0];
    const isOurs = top && (each.contains(top) || top.contains(each) || label?.contains(top));
    if (!isOurs) faults.push(`covered by ${top ? name(top) : "nothing"}: ${name(each)}`);
    const isTick = each.type === "checkbox" || each.type === "radio";
    const height = isTick && label ? label.getBoundingClientRect().height : each.getBoundingClientRect().height;
    if (finger && each.matches(CONTROLS) && height < 39.5) {
      faults.push(`too low for a finger (${Math.round(height)} px): ${name(each)}`);
    }
  }
  seen.forEach(({ each: a, part: p }, index) => {
    for (const { each: b, part: q } of seen.slice(index + 1)) {
      if (a.contains(b) || b.contains(a)) continue;
      const across = Math.min(p.right, q.right) - Math.max(p.left, q.left);
      const down = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
      if (across > 2 && down > 2) faults.push(`overlap: ${name(a)} and ${name(b)}`);
    }
  });
  return [...new Set(faults)];
}
