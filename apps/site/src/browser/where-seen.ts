/*
 * Scripts whose work is not always seen come when it is: whether the phone is answered is said beside
 * the hero's buttons; the mark of the section moves once the page does.
 */
if (document.querySelector('.hours-state')) void import('./opening-state.ts');

addEventListener('scroll', () => void import('./current-section.ts'), { once: true });

/*
 * The hero's story (`sections/hero/alive.css`) waits while nobody sees it: it goes on where it was when the
 * hero comes back, and meanwhile the browser has no frames of it to draw.
 */
const hero = document.querySelector('.hero');
if (hero) {
  new IntersectionObserver((seen) => {
    hero.classList.toggle('unseen', seen.at(-1)?.isIntersecting === false);
  }).observe(hero);
}
export {};
