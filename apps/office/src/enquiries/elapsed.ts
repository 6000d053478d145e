import { isWaiting } from './statuses.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Formats a duration in วัน, ชั่วโมง, นาที (spec §9): the two largest units that are not zero. */
export function elapsed(milliseconds: number): string {
  const total = Math.max(0, milliseconds);
  return inWords([
    [Math.floor(total / DAY), 'วัน'],
    [Math.floor((total % DAY) / HOUR), 'ชั่วโมง'],
    [Math.floor((total % HOUR) / MINUTE), 'นาที'],
  ]);
}

/** Formats a duration of opening hours in ชั่วโมง and นาที only, since a working day has no 24 hours. */
export function elapsedAtWork(milliseconds: number): string {
  const total = Math.max(0, milliseconds);
  return inWords([
    [Math.floor(total / HOUR), 'ชั่วโมง'],
    [Math.floor((total % HOUR) / MINUTE), 'นาที'],
  ]);
}

function inWords(parts: readonly (readonly [count: number, unit: string])[]): string {
  const first = parts.findIndex(([count]) => count > 0);
  if (first === -1) return 'ไม่ถึง 1 นาที';
  return parts
    .slice(first, first + 2)
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(' ');
}

interface Timed {
  createdAt: string;
  firstContactedAt?: string | null;
  status?: string | null;
}

/** Describes how long the person has waited, or waited for the first contact; empty for spam. */
export function waitingTime(enquiry: Timed, now = Date.now()): string {
  const since = Date.parse(enquiry.createdAt);
  if (enquiry.firstContactedAt) {
    return `ตอบใน ${elapsed(Date.parse(enquiry.firstContactedAt) - since)}`;
  }
  return isWaiting(enquiry.status) ? `รอ ${elapsed(now - since)}` : '';
}
