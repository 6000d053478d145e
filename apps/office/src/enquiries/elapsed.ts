import { isOfStaff } from './source.ts';
import { isWaiting } from './statuses.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Formats a duration in วัน, ชั่วโมง, นาที (spec §9): the two largest units that are not zero.
 *
 * @param day its length; opening hours have no days of 24 hours
 */
export function elapsed(milliseconds: number, day = DAY): string {
  const total = Math.max(0, milliseconds);
  const parts = [
    [Math.floor(total / day), 'วัน'],
    [Math.floor((total % day) / HOUR), 'ชั่วโมง'],
    [Math.floor((total % HOUR) / MINUTE), 'นาที'],
  ] as const;
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
  source?: string | null;
  status?: string | null;
}

/** Describes how long the person has waited, or waited for the first contact; empty for spam and leads of staff. */
export function waitingTime(enquiry: Timed, now = Date.now()): string {
  if (isOfStaff(enquiry.source)) return '';
  const since = Date.parse(enquiry.createdAt);
  if (enquiry.firstContactedAt) {
    return `ตอบใน ${elapsed(Date.parse(enquiry.firstContactedAt) - since)}`;
  }
  return isWaiting(enquiry.status) ? `รอ ${elapsed(now - since)}` : '';
}
