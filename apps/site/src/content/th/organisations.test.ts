import { expect, it } from 'vitest';
import * as content from '../organisations.ts';
import { organisations } from './organisations.ts';

const organisationValue = (label: string) => content.organisationValue(organisations, label);
const options = organisations.flatMap(({ options }) => options);

it('has a unique label for every option', () => {
  expect(new Set(options.map(({ label }) => label)).size).toBe(options.length);
});

it('sends only values that are labels too', () => {
  const labels = new Set(options.map(({ label }) => label));
  for (const { label } of options) expect(labels).toContain(organisationValue(label));
});
