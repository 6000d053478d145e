/*
 * Lays out what `landing-first.css` has left for later, a section at a time while nothing else is to be
 * done: whoever flicks far down finds it there, and the scroll bar knows how long the page is.
 */
const waiting = [...document.querySelectorAll('.hero ~ .section')];

/** Some browsers have no idle time to give away. */
const whenIdle = (act: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(act) : setTimeout(act, 200);

function layOutNext(): void {
  const section = waiting.shift();
  if (!section) return;
  section.classList.add('laid-out');
  whenIdle(layOutNext);
}

whenIdle(layOutNext);
export {};
