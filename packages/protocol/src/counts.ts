import * as z from 'zod/mini';
import { deviceTypes } from './lead.ts';
import { sources } from './source.ts';

/**
 * Events that the site counts. Pages report, under the day on which the visit began: the first page of a tab,
 * every page view, and a lead form that came into view, was typed into, was sent; all but `view` once per visit.
 * The server counts stored leads, including those from pages without JavaScript.
 */
export const countedEvents = [
  'visit',
  'view',
  'form_seen',
  'form_started',
  'form_sent',
  'lead',
] as const;
export type CountedEvent = (typeof countedEvents)[number];

const number = z.number().check(z.nonnegative());
const tally = z.object({
  visit: number,
  view: number,
  form_seen: number,
  form_started: number,
  /** Missing from sites of earlier versions. */
  form_sent: z._default(number, 0),
  lead: number,
});

/** Number of times each event happened. */
export type Tally = z.infer<typeof tally>;

/** A calendar day in Bangkok: `2026-11-21`. */
export const countedDay = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/**
 * Response of `GET /api/counts`: sums between two days, both inclusive. All lists except `days` are sorted by
 * visits, descending.
 */
export const siteCounts = z.object({
  from: countedDay,
  to: countedDay,
  /** The first day with a count; null when there is none. */
  since: z.nullable(countedDay),
  total: tally,
  /** Days without counts are omitted. */
  days: z.array(z.extend(tally, { day: countedDay })),
  pages: z.array(z.extend(tally, { page: z.string() })),
  /** `detail` is the host of the linking site, or `utm_source` of an unknown campaign. */
  sources: z.array(z.extend(tally, { source: z.enum(sources), detail: z.string() })),
  campaigns: z.array(z.extend(tally, { campaign: z.string() })),
  devices: z.array(z.extend(tally, { device: z.enum(deviceTypes) })),
});

export type SiteCounts = z.infer<typeof siteCounts>;
