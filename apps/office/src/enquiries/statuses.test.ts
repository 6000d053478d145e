import { expect, it } from 'vitest';
import { firstContactAfter } from './statuses.ts';

const monday = new Date('2026-11-16T03:00:00.000Z');
const tuesday = new Date('2026-11-17T03:00:00.000Z');

/** The moment of the first contact after these statuses, one set a day later than the other. */
function after(...changes: string[]): string | null {
  let before: { status: string; firstContactedAt: string | null } = {
    status: 'new',
    firstContactedAt: null,
  };
  changes.forEach((status, index) => {
    const firstContactedAt = firstContactAfter(before, status, index === 0 ? monday : tuesday);
    before = { status, firstContactedAt };
  });
  return before.firstContactedAt;
}

it.each([
  [['contacted'], monday],
  [['won'], monday],
  [['lost'], monday],
  [['contacted', 'won'], monday],
  [['contacted', 'spam'], monday],
  [['spam'], null],
  // Called in vain, and perhaps given up.
  [['not_reached'], null],
  [['not_reached', 'lost'], null],
  [['not_reached', 'contacted'], tuesday],
  // A mistake, and what came of it.
  [['contacted', 'new'], null],
  [['won', 'not_reached'], null],
  [['contacted', 'new', 'contacted'], tuesday],
])('after %j the first contact was %j', (changes, moment) => {
  expect(after(...changes)).toBe(moment?.toISOString() ?? null);
});
