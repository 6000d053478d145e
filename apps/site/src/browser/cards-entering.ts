/** Lets the cards below the first screen enter when they come into view; they are seen all the while. */
const arrivals = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    arrivals.unobserve(target);
    target.classList.add('card-arriving');
  }
});

for (const card of document.querySelectorAll('.cards-entering .card')) {
  if (card.getBoundingClientRect().top >= innerHeight) arrivals.observe(card);
}
