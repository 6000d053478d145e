import { expect, test } from 'vitest';
import { results } from './results.ts';

test('the five results are those of spec §1', () => {
  expect(results.lead.value).toBe(4);
  expect(results.figures.map(({ percent }) => percent)).toEqual([30, 95, 25, 80]);
});
