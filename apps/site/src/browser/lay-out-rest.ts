/** Some browsers have no idle time to give away. */
const whenIdle = (act: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(act) : setTimeout(act, 200);

/**
 * Lays out what `landing-first.css` has left for later, a section at a time while nothing else is to be
 * done: whoever flicks far down finds it there, and the scroll bar knows how long the page is.
 */
export function layOutRest(): void {
  const waiting = [...document.querySelectorAll('.hero ~ .section, .contact')];
  const layOutNext = () => {
    const section = waiting.shift();
    if (!section) return;
    section.classList.add('laid-out');
    whenIdle(layOutNext);
  };
  whenIdle(layOutNext);
}
