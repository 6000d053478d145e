import { expect, it } from 'vitest';
import { RecentRegistrations } from './recent-registrations.ts';

it('remembers the latest thousand registrations, with the last time of each', () => {
  const registrations = new RecentRegistrations();
  for (let number = 0; number < 1000; number++) registrations.note(`R${number}`, number);
  registrations.note('R0', 1000);
  registrations.note('R1000', 1001);
  expect(registrations.takenAt('R0')).toBe(1000);
  expect(registrations.takenAt('R1')).toBeUndefined();
  expect(registrations.takenAt('R2')).toBe(2);
});
