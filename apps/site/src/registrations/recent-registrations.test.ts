import { expect, it } from 'vitest';
import { RecentRegistrations } from './recent-registrations.ts';

it('knows what was taken, and when at last', () => {
  const receipts = new RecentRegistrations();
  expect(receipts.takenAt('R1')).toBeUndefined();
  receipts.note('R1', 1);
  receipts.note('R1', 2);
  expect(receipts.takenAt('R1')).toBe(2);
});

it('remembers the latest thousand', () => {
  const receipts = new RecentRegistrations();
  for (let number = 0; number < 1000; number++) receipts.note(`R${number}`, number);
  receipts.note('R0', 1000);
  receipts.note('R1000', 1001);
  expect(receipts.takenAt('R0')).toBe(1000);
  expect(receipts.takenAt('R1')).toBeUndefined();
  expect(receipts.takenAt('R2')).toBe(2);
});
