import { expect, it } from 'vitest';
import { LatestMap } from './latest-map.ts';

it('keeps the latest thousand entries, with the last value of each', () => {
  const map = new LatestMap<number>();
  for (let number = 0; number < 1000; number++) map.set(`R${number}`, number);
  map.set('R0', 1000).set('R1000', 1001);
  expect(map.get('R0')).toBe(1000);
  expect(map.get('R1')).toBeUndefined();
  expect(map.get('R2')).toBe(2);
});
