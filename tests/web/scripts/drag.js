// Zooms the board in and drags it round in circles; the times between frames in ms.
async (seconds) => {
  const frame = document.querySelector('[data-testid="board"]');
  const { x, y, width, height } = frame.getBoundingClientRect();
  const centre = { x: x + width / 2, y: y + height / 2 };
  const send = (type, at) =>
    frame.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId: 1, isPrimary: true, button: 0, clientX: at.x, clientY: at.y }),
    );
  frame.setPointerCapture = () => {}; // there is no real pointer
  frame.dispatchEvent(new KeyboardEvent("keydown", { key: "+", bubbles: true }));
  frame.dispatchEvent(new KeyboardEvent("keydown", { key: "+", bubbles: true }));
  await new Promise((done) => setTimeout(done, 400));
  send("pointerdown", centre);
  const times = [];
  const places = new Set();
  await new Promise((done) => {
    let first = 0;
    const step = (now) => {
      first ||= now;
      times.push(now);
      places.add(frame.firstElementChild.style.transform);
      const turn = (now - first) / 300;
      send("pointermove", { x: centre.x + 90 * Math.sin(turn), y: centre.y + 60 * Math.cos(turn) });
      if (now - first < seconds * 1000) requestAnimationFrame(step);
      else done();
    };
    requestAnimationFrame(step);
  });
  send("pointerup", centre);
  if (places.size < times.length / 2) throw new Error(`the board stays where it is: ${[...places].slice(0, 3)}`);
  return times.slice(1).map((time, at) => time - times[at]);
};
