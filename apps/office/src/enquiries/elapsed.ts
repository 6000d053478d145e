const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long, in วัน, ชั่วโมง, นาที (spec §9): the two largest units that are not zero. */
export function elapsed(milliseconds: number): string {
  const total = Math.max(0, milliseconds);
  const parts = [
    [Math.floor(total / DAY), 'วัน'],
    [Math.floor((total % DAY) / HOUR), 'ชั่วโมง'],
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
  status?: string | null;
}

/** How long somebody has been waiting, or had to wait; empty where nobody waits (spam). */
export function waitingTime(enquiry: Timed, now = Date.now()): string {
  const since = Date.parse(enquiry.createdAt);
  if (enquiry.firstContactedAt) {
    return `ตอบใน ${elapsed(Date.parse(enquiry.firstContactedAt) - since)}`;
  }
  return enquiry.status === 'new' ? `รอ ${elapsed(now - since)}` : '';
}
