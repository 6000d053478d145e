/** Frames are drawn in tabs that somebody looks at; in others nobody waits for one. */
const NO_FRAME_MS = 150;

/** Does something once what was changed so far is drawn: a task after the next frame. */
export function afterNextFrame(act: () => void): void {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    act();
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, NO_FRAME_MS);
}
