/*
 * Lays out the sections that `landing-page.css` skips, one at a time while the browser is idle, so that links, prints
 * and pictures of the whole page find them.
 */
const skipped = document
  .querySelectorAll<HTMLElement>('.until-contact > .section, .contact')
  .values();
// Safari has no `requestIdleCallback`.
const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;

function layOutNext(): void {
  const { value } = skipped.next();
  if (!value) return;
  value.style.contentVisibility = 'visible';
  whenIdle(layOutNext);
}

addEventListener('load', () => whenIdle(layOutNext));
export {};
