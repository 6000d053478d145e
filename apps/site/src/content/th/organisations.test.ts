import { expect, it } from 'vitest';
import { organisationValue } from '../organisations.ts';
import { organisations } from './organisations.ts';

const labels = organisations.flatMap(({ options }) => options.map(({ label }) => label));

it('has a unique label for every option', () => {
  expect(new Set(labels).size).toBe(labels.length);
});

it('sends only values that are labels too', () => {
  for (const label of labels) expect(labels).toContain(organisationValue(organisations, label));
});
