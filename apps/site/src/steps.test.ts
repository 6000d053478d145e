import { expect, it } from 'vitest';
import { atOnce, sorted } from './steps.ts';

const numbered = (numbers: readonly number[]) => numbers.map((number, at) => ({ number, at }));
type One = ReturnType<typeof numbered>[number];
const compare = (a: One, b: One) => a.number - b.number;

it.each([0, 1, 249, 250, 251, 500, 501, 1_999])(
  'puts %i things in order, equal ones as they stood, and lets go between',
  (size) => {
    // Spread, with each number twice or more.
    const list = numbered(Array.from({ length: size }, (_, at) => ((at * 7919) % 997) >> 1));
    expect(atOnce(sorted(list, compare))).toEqual(list.toSorted(compare));
    expect([...sorted(list, compare)].length).toBeGreaterThanOrEqual(Math.ceil(size / 250));
  },
);
