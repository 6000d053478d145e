/*
 * Lays out the sections that `landing-page.css` skips, one at a time while the browser is idle, so that links, prints
 * and pictures of the whole page find them.
 */
const sections = document.querySelectorAll<HTMLElement>('.until-contact > .section, .contact');
const skipped = sections.values();

function layOutNext(): void {
  const { value } = skipped.next();
  if (!value) return;
  value.style.contentVisibility = 'visible';
  whenIdle(layOutNext);
}

/** Safari has no `requestIdleCallback`. */
function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback);
  else setTimeout(callback, 200);
}

addEventListener('load', () => whenIdle(layOutNext));
export {};
