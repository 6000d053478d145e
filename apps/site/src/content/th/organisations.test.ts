import { expect, it } from 'vitest';
import * as content from '../organisations.ts';
import { organisations } from './organisations.ts';

const organisationValue = (label: string) => content.organisationValue(organisations, label);
const options = organisations.flatMap(({ options }) => options);

it('tells every option apart by its label', () => {
  expect(new Set(options.map(({ label }) => label)).size).toBe(options.length);
});

it('sends what an option says, else its label', () => {
  for (const { label, value } of options) expect(organisationValue(label)).toBe(value ?? label);
});

it('has an option of its own for each value that is sent', () => {
  const labels = new Set(options.map(({ label }) => label));
  for (const { label } of options) expect(labels).toContain(organisationValue(label));
});

it('knows no value for what is no option', () => {
  expect(organisationValue('')).toBeUndefined();
  expect(organisationValue('toString')).toBeUndefined();
});
