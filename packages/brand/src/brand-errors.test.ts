import { expect, it } from 'vitest';
import { brandErrors, emptyTexts, vendorErrors } from './brand-errors.ts';
import { drawnClinic } from './drawn-clinic.ts';
import * as vendor from './vendor.ts';

it('finds no error in the facts of the repository', () => {
  expect(brandErrors()).toEqual([]);
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
])('reports file, field, rule and value of %j', (change, message) => {
  const facts = { ...vendor, copyright: { since: 2026 }, ...change };
  expect(vendorErrors(facts, 2026)).toEqual([`packages/brand/src/vendor.ts  ${message}`]);
});

it('reports each empty text of the drawn clinic', () => {
  const { doctor } = drawnClinic;
  const clinic = {
    ...drawnClinic,
    doctor: { ...doctor, licence: ' ' },
    branches: ['สีลม', '', 'เชียงใหม่'],
  };
  expect(emptyTexts(clinic)).toEqual([
    'packages/brand/src/drawn-clinic.ts  branches.1: expected words, found ""',
    'packages/brand/src/drawn-clinic.ts  doctor.licence: expected words, found " "',
  ]);
});
