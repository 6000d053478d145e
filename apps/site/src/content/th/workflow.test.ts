import { expect, test } from 'vitest';
import { workflow } from './workflow.ts';

test('a visit takes five steps with the times of spec §1', () => {
  expect(workflow.steps.map(({ number, time: { value, unit } }) => [number, value, unit])).toEqual([
    [1, '30', 'วินาที'],
    [2, '1', 'นาที'],
    [3, '5', 'นาที'],
    [4, '2', 'นาที'],
    [5, 'ทันที', undefined],
  ]);
});
