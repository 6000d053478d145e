import { expect, test } from 'vitest';
import { findSamples } from './find-samples.ts';

test('lists what is marked, however deep, with a text to know it by', () => {
  const devices = [
    { isSample: true, name: 'A printer', price: 1 },
    { isSample: false, name: 'A reader' },
  ];
  expect(findSamples({ equipment: { title: 'Devices', devices } })).toEqual([
    { path: 'equipment.devices[0]', text: 'A printer' },
  ]);
});

test('lists a piece once, and what is marked inside a marked piece too', () => {
  const brand = { isSample: true, name: 'A brand', map: { isSample: true, label: 'A map' } };
  expect(findSamples({ brand, again: brand })).toEqual([
    { path: 'brand', text: 'A brand' },
    { path: 'brand.map', text: 'A map' },
  ]);
});

test('finds nothing in texts, figures, functions and empty values', () => {
  const format = () => ({ isSample: true });
  expect(
    findSamples({ text: 'isSample', figure: 1, nothing: null, missing: undefined, format }),
  ).toEqual([]);
});

test('knows a piece by its words, not by a code or the names of figures', () => {
  const view = { isSample: true, mark: 'leaf', label: 'รายได้ {{income}} บาท' };
  expect(findSamples({ view })).toEqual([{ path: 'view', text: 'รายได้ … บาท' }]);
});
