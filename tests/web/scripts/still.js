// True once nothing has changed or moved for so many ms, with all fonts there. What moves for ever does not count.
async (ms) => {
  await document.fonts.ready;
  const isMoving = (each) => each.playState === "running" && each.effect.getComputedTiming().endTime !== Infinity;
  let changed = performance.now();
  const observer = new MutationObserver(() => (changed = performance.now()));
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  while (performance.now() - changed < ms || document.getAnimations().some(isMoving))
    await new Promise((done) => setTimeout(done, 20));
  observer.disconnect();
  return true;
};
