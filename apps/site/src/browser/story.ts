/**
 * The hero's story (`sections/hero/alive.css`) waits while nobody sees it: it goes on where it was when the
 * hero comes back, and meanwhile the browser has no frames of it to draw.
 */
export function pauseUnseen(hero: Element): void {
  new IntersectionObserver((seen) => {
    hero.classList.toggle('unseen', seen.at(-1)?.isIntersecting === false);
  }).observe(hero);
}
