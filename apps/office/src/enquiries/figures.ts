import { type OpeningHours, workingTime } from '@clinicdee/brand/opening-hours';
import type { Grouping } from './groupings.ts';
import { isWaiting } from './statuses.ts';
import { startOfDay, startOfWeek, WEEK } from './weeks.ts';

/** How many weeks the dashboard looks back, Monday to Sunday, the present one with them. */
export const WEEKS = 12;

/** What is known of each lead or registration that is counted. */
export interface Countable {
  createdAt: string;
  firstContactedAt?: string | null;
  status?: string | null;
  isSuspected?: boolean | null;
  source?: string | null;
  lastSource?: string | null;
  utmCampaign?: string | null;
  article?: string | null;
}

/** What the dashboard shows: all of it about the same enquiries, those since {@link chartStart}. */
export interface Figures {
  /** How many were counted: the sum of the groups, and of the weeks. */
  total: number;
  /** Left out, since they may be spam and nobody has looked yet. */
  suspected: number;
  /** Received today or in the six days before. */
  fresh: number;
  /** Of opening time from receipt to first contact; about the same enquiries as `fresh`. */
  contact: {
    /** Milliseconds, of those called and those who wait still; undefined where nobody has been called. */
    median: number | undefined;
    /** Of those counted: whose wait goes on, and counts up to now. */
    waiting: number;
    /** Not counted: closed, and when somebody talked to them is not known. */
    untimed: number;
  };
  /** The most frequent first; an empty value is one that nobody knows. */
  groups: { value: string; count: number }[];
  /** Oldest first; `start` is the Monday, in Bangkok. */
  byWeek: { start: Date; count: number }[];
}

/** The moment from which the dashboard counts: a Monday's first, in Bangkok. */
export const chartStart = (now = Date.now()): Date =>
  new Date(startOfWeek(now) - (WEEKS - 1) * WEEK);

/**
 * Whether an enquiry is a person's as far as we know: not spam, and not one that the form's trap caught
 * and nobody has looked at.
 */
export function isCounted(enquiry: Countable): boolean {
  return enquiry.status !== 'spam' && !mayBeSpam(enquiry);
}

const mayBeSpam = ({ status, isSuspected }: Countable) => isSuspected === true && status === 'new';

/** Counts what came since {@link chartStart}, grouped by where it came from. */
export function figures(
  enquiries: readonly Countable[],
  by: Grouping,
  hours: OpeningHours,
  now = Date.now(),
): Figures {
  const since = chartStart(now).getTime();
  const recent = enquiries.filter(({ createdAt }) => Date.parse(createdAt) >= since);
  const counted = recent.filter(isCounted);
  const freshSince = startOfDay(now, -6);
  const fresh = counted.filter(({ createdAt }) => Date.parse(createdAt) >= freshSince);
  const perWeek = Map.groupBy(counted, ({ createdAt }) => startOfWeek(Date.parse(createdAt)));
  return {
    total: counted.length,
    suspected: recent.filter(mayBeSpam).length,
    fresh: fresh.length,
    contact: contactOf(fresh, hours, now),
    groups: [...Map.groupBy(counted, (enquiry) => groupOf(enquiry[by]))]
      .map(([value, group]) => ({ value, count: group.length }))
      .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value)),
    byWeek: Array.from({ length: WEEKS }, (_, index) => {
      const start = since + index * WEEK;
      return { start: new Date(start), count: perWeek.get(start)?.length ?? 0 };
    }),
  };
}

function contactOf(
  counted: readonly Countable[],
  hours: OpeningHours,
  now: number,
): Figures['contact'] {
  const waiting = counted.filter(
    ({ firstContactedAt, status }) => !firstContactedAt && isWaiting(status),
  );
  const called = counted.filter(({ firstContactedAt }) => firstContactedAt);
  const timeBetween = workingTime(hours);
  const waits = [...called, ...waiting].map(({ createdAt, firstContactedAt }) =>
    timeBetween(new Date(createdAt), new Date(firstContactedAt ?? now)),
  );
  return {
    median: called.length === 0 ? undefined : median(waits),
    waiting: waiting.length,
    untimed: counted.length - waits.length,
  };
}

/** What is not known is one group, whether the site said so or nobody asked. */
function groupOf(kept: string | null | undefined): string {
  return kept === 'unknown' ? '' : (kept?.trim() ?? '');
}

function median(values: number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  const lower = sorted.length % 2 === 0 ? sorted[middle - 1] : upper;
  return upper === undefined || lower === undefined ? undefined : (lower + upper) / 2;
}
