import { expect, it } from 'vitest';
import { firstContactAfter } from './statuses.ts';

const monday = new Date('2026-11-16T03:00:00.000Z');
const tuesday = new Date('2026-11-17T03:00:00.000Z');

/** The time of first contact after these changes, the first on Monday, the others on Tuesday. */
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
  [['lost'], monday],
  [['contacted', 'won'], monday],
  [['contacted', 'spam'], monday],
  [['spam'], null],
  // Called in vain.
  [['not_reached'], null],
  [['not_reached', 'lost'], null],
  [['not_reached', 'contacted'], tuesday],
  // Corrected mistakes.
  [['contacted', 'new'], null],
  [['contacted', 'new', 'contacted'], tuesday],
])('sets the first contact after %j to %j', (changes, moment) => {
  expect(after(...changes)).toBe(moment?.toISOString() ?? null);
});
