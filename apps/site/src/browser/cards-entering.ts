/** Stagger between two cards (spec §9). */
const STAGGER_S = 0.2;

/**
 * Animates the cards below the first screen when they scroll into view, staggered if several do at once. The
 * cards are visible all the time.
 */
const observer = new IntersectionObserver((entries) => {
  const visible = entries.filter(({ isIntersecting }) => isIntersecting);
  for (const [index, { target }] of visible.entries()) {
    observer.unobserve(target);
    if (target instanceof HTMLElement) target.style.animationDelay = `${index * STAGGER_S}s`;
    target.classList.add('card-arriving');
  }
});

for (const card of document.querySelectorAll('.cards-entering .card')) {
  if (card.getBoundingClientRect().top >= innerHeight) observer.observe(card);
}
