import { expect, it } from 'vitest';
import { vendorErrors } from './brand-errors.ts';
import * as vendor from './vendor.ts';

it.each([
  [
    { copyright: { since: 2569 } },
    'copyright.since: expected a year of the common era until 2027, found 2569',
  ],
  [
    { webhookWord: 'Baan Mor' },
    'webhookWord: expected lower-case letters and digits, found "Baan Mor"',
  ],
  [{ webhookWord: '' }, 'webhookWord: expected lower-case letters and digits, found ""'],
  [{ hue: NaN }, 'hue: expected a number, found null'],
])('reports file, field, rule and value of %j', (change, message) => {
  const facts = { ...vendor, copyright: { since: 2026 }, ...change };
  expect(vendorErrors(facts, 2026)).toEqual([`packages/brand/src/vendor.ts  ${message}`]);
});
