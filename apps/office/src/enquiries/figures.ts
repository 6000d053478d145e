import type { Grouping } from './groupings.ts';

const DAY = 24 * 60 * 60_000;
const WEEK = 7 * DAY;
const BANGKOK = 7 * 60 * 60_000;
/** How far back the dashboard looks. */
export const WEEKS = 12;

interface Counted {
  createdAt: string;
  firstContactedAt?: string | null;
  status?: string | null;
  source?: string | null;
  lastSource?: string | null;
  utmCampaign?: string | null;
  article?: string | null;
}

/** What the dashboard shows of the last twelve weeks, spam left out. */
export interface Figures {
  /** In the last seven days. */
  fresh: number;
  /** Milliseconds from receipt to first contact; undefined while nobody has been called. */
  medianToContact: number | undefined;
  /** The most frequent first; an empty value is one that nobody knows. */
  groups: { value: string; count: number }[];
  /** Oldest first; `start` is the Monday, in Bangkok. */
  byWeek: { start: Date; count: number }[];
}

/** Counts leads for the dashboard, grouped by where they came from. */
export function figures(
  leads: readonly Counted[],
  by: Grouping = 'source',
  now = Date.now(),
): Figures {
  const counted = leads.filter(({ status }) => status !== 'spam');
  const waits = counted
    .filter(({ firstContactedAt }) => firstContactedAt)
    .map(
      ({ createdAt, firstContactedAt }) =>
        Date.parse(firstContactedAt ?? '') - Date.parse(createdAt),
    );
  const thisWeek = startOfWeek(now);
  const byWeek = Array.from({ length: WEEKS }, (_, index) => {
    const start = thisWeek - (WEEKS - 1 - index) * WEEK;
    const inWeek = counted.filter(({ createdAt }) => startOfWeek(Date.parse(createdAt)) === start);
    return { start: new Date(start), count: inWeek.length };
  });
  return {
    fresh: counted.filter(({ createdAt }) => Date.parse(createdAt) > now - WEEK).length,
    medianToContact: median(waits),
    groups: [...Map.groupBy(counted, (lead) => valueOf(lead[by]))]
      .map(([value, group]) => ({ value, count: group.length }))
      .sort((a, b) => b.count - a.count),
    byWeek,
  };
}

/** What is not known is one group, whether the site said so or nobody asked. */
function valueOf(kept: string | null | undefined): string {
  return kept === 'unknown' ? '' : (kept?.trim() ?? '');
}

function median(values: number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  const lower = sorted.length % 2 === 0 ? sorted[middle - 1] : upper;
  return upper === undefined || lower === undefined ? undefined : (lower + upper) / 2;
}

/** Monday 00:00 in Bangkok, which has no summer time. */
function startOfWeek(time: number): number {
  const day = Math.floor((time + BANGKOK) / DAY);
  // Day 0 of the epoch was a Thursday.
  return (day - ((day + 3) % 7)) * DAY - BANGKOK;
}
