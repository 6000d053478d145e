/** Spec §9: between two cards. */
const APART_S = 0.2;

/**
 * Lets the cards below the first screen enter when they come into view; they are seen all the while. Those
 * that come together follow each other.
 */
const arrivals = new IntersectionObserver((entries) => {
  const come = entries.filter(({ isIntersecting }) => isIntersecting);
  for (const [index, { target }] of come.entries()) {
    arrivals.unobserve(target);
    if (target instanceof HTMLElement) target.style.animationDelay = `${index * APART_S}s`;
    target.classList.add('card-arriving');
  }
});

for (const card of document.querySelectorAll('.cards-entering .card')) {
  if (card.getBoundingClientRect().top >= innerHeight) arrivals.observe(card);
}
