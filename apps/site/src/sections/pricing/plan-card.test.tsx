import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { fileFacts } from '../../content/facts.ts';
import { contentsOf } from '../../content/site-content.ts';
import { startedOn } from '../../content/started-on.ts';
import { PlanCard } from './plan-card.tsx';

/** The cards of a vendor whose largest package costs so much. */
function cards(largestSatang: number) {
  const packages = fileFacts.packages.packages.slice(0, 1).flatMap((smallest) => [
    { ...smallest, yearlySatang: 1_000_00, isPopular: false },
    { ...smallest, code: 'largest', name: 'Largest', yearlySatang: largestSatang },
  ]);
  const facts = { ...fileFacts, packages: { ...fileFacts.packages, packages } };
  const content = contentsOf(facts, startedOn).th;
  return content.packages.map((plan) =>
    renderToStaticMarkup(<PlanCard plan={plan} content={content} />),
  );
}

it.each([
  [120_000_00, 'plan-price'],
  [9_990_50, 'plan-price'],
  [31_250_25, 'plan-price plan-price-long'],
  [123_456_75, 'plan-price plan-price-long'],
  [1_234_567_00, 'plan-price plan-price-long'],
  [1_234_567_25, 'plan-price plan-price-longest'],
  [100_000_000_00, 'plan-price plan-price-longest'],
])('sets every price in the size in which one of %i satang has room', (satang, wanted) => {
  for (const card of cards(satang)) expect(card).toContain(`<p class="${wanted}">`);
});
