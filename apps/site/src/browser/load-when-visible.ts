/*
 * Loads scripts only where their effect is visible: the opening state beside the hero's buttons, the scroll spy
 * on first scroll.
 */
if (document.querySelector('.hours-state')) void import('./opening-state.ts');

const markSection = () => import('./current-section.ts').catch(() => undefined);
addEventListener('scroll', () => void markSection(), { once: true });

/*
 * Pauses the hero's animation (`sections/hero/alive.css`) while it is off screen, so that the browser renders no
 * frames of it; it resumes where it stopped. The button replays it.
 */
const hero = document.querySelector('.hero');
if (hero) {
  new IntersectionObserver((entries) => {
    hero.classList.toggle('unseen', entries.at(-1)?.isIntersecting === false);
  }).observe(hero);
  hero.querySelector('.replay-again')?.addEventListener('click', () => {
    hero.classList.add('rewound');
    // Computes the styles without animations: they begin again when these return.
    hero.getBoundingClientRect();
    hero.classList.remove('rewound');
  });
}
export {};
