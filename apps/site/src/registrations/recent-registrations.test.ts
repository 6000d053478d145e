import { expect, it } from 'vitest';
import { RecentRegistrations } from './recent-registrations.ts';

it('knows what was taken, and when at last', () => {
  const registrations = new RecentRegistrations();
  expect(registrations.takenAt('R1')).toBeUndefined();
  registrations.note('R1', 1);
  registrations.note('R1', 2);
  expect(registrations.takenAt('R1')).toBe(2);
});

it('remembers the latest thousand', () => {
  const registrations = new RecentRegistrations();
  for (let number = 0; number < 1000; number++) registrations.note(`R${number}`, number);
  registrations.note('R0', 1000);
  registrations.note('R1000', 1001);
  expect(registrations.takenAt('R0')).toBe(1000);
  expect(registrations.takenAt('R1')).toBeUndefined();
  expect(registrations.takenAt('R2')).toBe(2);
});
