import { expect, test } from 'vitest';
import { linearScale, percent } from './scale.ts';

test('a scale maps both ends and what lies between, upside down too', () => {
  const y = linearScale([0, 150], [80, 5]);
  expect([y(0), y(75), y(150)]).toEqual([80, 42.5, 5]);
});

test('a percentage is written with at most two digits behind the point', () => {
  expect([percent(100 / 3), percent(50)]).toEqual(['33.33%', '50%']);
});
