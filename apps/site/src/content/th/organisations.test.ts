import { expect, it } from 'vitest';
import { organisations, organisationValue } from './organisations.ts';

it('has the options of spec §3: 41 in groups of 15, 7, 8, 6 and 5', () => {
  expect(organisations.map(({ options }) => options.length)).toEqual([15, 7, 8, 6, 5]);
});

it('tells every option apart by its label', () => {
  const labels = organisations.flatMap(({ options }) => options.map(({ label }) => label));
  expect(new Set(labels).size).toBe(41);
});

it('sends the travel-medicine value for "not specified", and only there another than the label', () => {
  expect(organisationValue('ไม่ระบุ')).toBe('เวชศาสตร์การเดินทาง');
  const renamed = organisations
    .flatMap(({ options }) => options)
    .filter(({ label }) => organisationValue(label) !== label);
  expect(renamed).toHaveLength(1);
});

it('knows no value for what is no option', () => {
  expect(organisationValue('')).toBeUndefined();
  expect(organisationValue('toString')).toBeUndefined();
});
