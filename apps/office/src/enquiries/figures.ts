import { type OpeningHours, workingTime } from '@clinicdee/brand/opening-hours';
import { bangkokDay } from '../i18n/date-formats.ts';
import { isOfStaff } from './source.ts';
import { isWaiting } from './statuses.ts';

const DAY = 24 * 60 * 60_000;
/** A week, in milliseconds. */
const WEEK = 7 * DAY;

/** Weeks on the dashboard, Monday to Sunday, including the current one. */
export const WEEKS = 12;

/** The fields that leads can be grouped by. */
export const groupings = [
  { value: 'source', label: 'ช่องทางแรก' },
  { value: 'lastSource', label: 'ช่องทางล่าสุด' },
  { value: 'utmCampaign', label: 'แคมเปญ' },
  { value: 'article', label: 'บทความหรือหน้าแคมเปญ' },
] as const;

export type Grouping = (typeof groupings)[number]['value'];

/** Returns the grouping of a query parameter, or `source` for an unknown one. */
export function groupingOf(parameter: unknown): Grouping {
  return groupings.find(({ value }) => value === parameter)?.value ?? 'source';
}

/** The fields of a lead or registration that the figures need. */
export const countedFields = [
  'createdAt',
  'firstContactedAt',
  'status',
  'isSuspected',
  'source',
  'lastSource',
  'utmSource',
  'utmCampaign',
  'referrer',
  'article',
] as const;

type Texts = Exclude<(typeof countedFields)[number], 'createdAt' | 'isSuspected'>;

/** These fields of a lead or registration. */
export interface Countable extends Partial<Record<Texts, string | null>> {
  createdAt: string;
  isSuspected?: boolean | null;
}

/** Figures of the dashboard about the enquiries since {@link chartStart}. */
export type Figures = ReturnType<typeof figures>;

/** Start of the dashboard's period: a Monday 00:00 in Bangkok. */
export const chartStart = (now = Date.now()): Date =>
  new Date(startOfWeek(now) - (WEEKS - 1) * WEEK);

/**
 * Whether an enquiry counts: it is not spam, and not an unreviewed one with a filled honeypot field.
 */
export function isCounted(enquiry: Countable): boolean {
  return enquiry.status !== 'spam' && !mayBeSpam(enquiry);
}

const mayBeSpam = ({ status, isSuspected }: Countable) => isSuspected === true && status === 'new';

/** Counts the enquiries since {@link chartStart}, grouped by a field. */
export function figures(
  enquiries: readonly Countable[],
  by: Grouping,
  hours: OpeningHours,
  now = Date.now(),
) {
  const since = chartStart(now).getTime();
  const recent = enquiries.filter(({ createdAt }) => Date.parse(createdAt) >= since);
  const counted = recent.filter(isCounted);
  const freshSince = startOfDay(now, -6);
  const fresh = counted.filter(({ createdAt }) => Date.parse(createdAt) >= freshSince);
  const perWeek = Map.groupBy(counted, ({ createdAt }) => startOfWeek(Date.parse(createdAt)));
  return {
    /** The sum of the groups, and of the weeks. */
    total: counted.length,
    /** Excluded as possible spam that nobody has reviewed. */
    suspected: recent.filter(mayBeSpam).length,
    /** Received today or on the six days before. */
    fresh: fresh.length,
    contact: contactOf(
      fresh.filter(({ source }) => !isOfStaff(source)),
      hours,
      now,
    ),
    /** Most frequent first; an empty value means unknown. */
    groups: [...Map.groupBy(counted, (enquiry) => groupOf(enquiry[by]))]
      .map(([value, group]) => ({ value, count: group.length }))
      .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value)),
    /** Oldest first; `start` is the Monday, in Bangkok. */
    byWeek: Array.from({ length: WEEKS }, (_, index) => {
      const start = since + index * WEEK;
      return { start: new Date(start), count: perWeek.get(start)?.length ?? 0 };
    }),
  };
}

/** Opening hours from receipt to first contact. */
function contactOf(counted: readonly Countable[], hours: OpeningHours, now: number) {
  const waiting = counted.filter(
    ({ firstContactedAt, status }) => !firstContactedAt && isWaiting(status),
  );
  const called = counted.filter(({ firstContactedAt }) => firstContactedAt);
  const timeBetween = workingTime(hours);
  const waits = [...called, ...waiting].map(({ createdAt, firstContactedAt }) =>
    timeBetween(new Date(createdAt), new Date(firstContactedAt ?? now)),
  );
  return {
    /** In milliseconds, of those contacted and still waiting; undefined when nobody was contacted. */
    median: called.length === 0 ? undefined : median(waits),
    /** Number still waiting; their wait counts up to now. */
    waiting: waiting.length,
    /** Number excluded: closed without a known time of first contact. */
    untimed: counted.length - waits.length,
  };
}

/** Merges `unknown`, null and missing values into one group. */
function groupOf(value: string | null | undefined): string {
  return value === 'unknown' ? '' : (value?.trim() ?? '');
}

function median(values: number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  const lower = sorted.length % 2 === 0 ? sorted[middle - 1] : upper;
  return upper === undefined || lower === undefined ? undefined : (lower + upper) / 2;
}

/** Returns 00:00 in Bangkok of the day of a time, or of the day `later` days after. */
const startOfDay = (time: number, later = 0): number =>
  Date.parse(`${bangkokDay(time + later * DAY)}T00:00:00+07:00`);

/** Returns Monday 00:00 in Bangkok of the week of a time. */
function startOfWeek(time: number): number {
  const weekday = new Date(bangkokDay(time)).getUTCDay();
  return startOfDay(time, -((weekday + 6) % 7));
}
