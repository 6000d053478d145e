import {
  type CountedEvent,
  countedEvents,
  type DeviceType,
  type SiteCounts,
  type Source,
  type Tally,
} from '@clinicdee/protocol';
import type { Row } from '../database/sql.ts';

type Dimension = 'day' | 'page' | 'source' | 'detail' | 'campaign' | 'device';

/** Longest list in the answer. */
const LONGEST_LIST = 100;

const sums = countedEvents
  .map((event) => `coalesce(sum(count) FILTER (WHERE event = '${event}'), 0) AS ${event}`)
  .join(', ');

/** Returns a query of the sums by some dimensions; `?1` and `?2` are the days. */
function sumsBy(...by: Dimension[]): string {
  const names = by.join(', ');
  return `SELECT ${names && `${names}, `}${sums} FROM counts WHERE day BETWEEN ?1 AND ?2
    ${names && `GROUP BY ${names}`} ORDER BY view DESC, lead DESC ${names && `, ${names}`}`;
}

/**
 * Returns the queries of the sums between two days, both included, and a function that combines their results, in the
 * same order.
 */
export function countsBetween(from: string, to: string) {
  const queries = [
    { sql: 'SELECT min(day) AS day FROM counts', values: [] },
    ...[
      sumsBy(),
      ...[sumsBy('day'), sumsBy('page'), sumsBy('source', 'detail')],
      ...[sumsBy('campaign'), sumsBy('device')],
    ].map((sql) => ({ sql, values: [from, to] })),
  ];
  const read = (results: readonly (readonly Row[])[]): SiteCounts => {
    const [
      first = [],
      total = [],
      days = [],
      pages = [],
      sources = [],
      campaigns = [],
      devices = [],
    ] = results;
    const since = first[0]?.day;
    return {
      from,
      to,
      since: typeof since === 'string' ? since : null,
      total: tallyOf(total[0]),
      days: days
        .map((row) => ({ day: String(row.day), ...tallyOf(row) }))
        .sort((a, b) => a.day.localeCompare(b.day)),
      pages: longest(pages).map((row) => ({ page: String(row.page), ...tallyOf(row) })),
      sources: longest(sources).map((row) => ({
        source: String(row.source) as Source,
        detail: String(row.detail),
        ...tallyOf(row),
      })),
      campaigns: longest(campaigns)
        .filter(({ campaign }) => campaign !== '')
        .map((row) => ({ campaign: String(row.campaign), ...tallyOf(row) })),
      devices: longest(devices).map((row) => ({
        device: String(row.device) as DeviceType,
        ...tallyOf(row),
      })),
    };
  };
  return { queries, read };
}

const longest = (rows: readonly Row[]) => rows.slice(0, LONGEST_LIST);

function tallyOf(row: Row | undefined): Tally {
  const count = (event: CountedEvent) => Number(row?.[event] ?? 0);
  return {
    visit: count('visit'),
    view: count('view'),
    form_seen: count('form_seen'),
    form_started: count('form_started'),
    form_sent: count('form_sent'),
    lead: count('lead'),
  };
}
