import { expect, it } from 'vitest';
import { contrastProblems, paletteOf } from './palette.ts';
import * as vendor from './vendor.ts';
import { vendorErrors } from './vendor-errors.ts';

const right = { ...vendor, copyright: { since: 2026 } };

it('finds nothing wrong with the vendor', () => {
  expect(vendorErrors(vendor, new Date().getUTCFullYear())).toEqual([]);
});

it.each([
  [{ hue: Number('red') }, 'hue: expected degrees from 0 to 360, found null'],
  [{ actionHue: 361 }, 'actionHue: expected degrees from 0 to 360, found 361'],
  [{ paperHue: -5 }, 'paperHue: expected degrees from 0 to 360, found -5'],
  [
    { copyright: { since: 2569 } },
    'copyright.since: expected a year of the common era until 2027, found 2569',
  ],
  [
    { webhookWord: 'Baan Mor' },
    'webhookWord: expected lower-case letters and digits, found "Baan Mor"',
  ],
  [{ webhookWord: '' }, 'webhookWord: expected lower-case letters and digits, found ""'],
])('names file, field, rule and value of %j', (change, said) => {
  expect(vendorErrors({ ...right, ...change }, 2026)).toEqual([
    `packages/brand/src/vendor.ts  ${said}`,
  ]);
});

it('takes no colour that cannot be computed for one that can be read', () => {
  expect(contrastProblems(paletteOf({ hue: NaN, paperHue: 85, actionHue: 76 }))).not.toEqual([]);
});
