import * as z from 'zod/mini';
import { deviceTypes } from './lead.ts';
import { sources } from './source.ts';

/**
 * What the site counts. Told by its pages, each once a visit but `view`, and under the day that the
 * visit began: the first page of a tab, every page, a lead form that came into view, was typed into, was
 * sent. Counted by its server: a lead that was stored, from pages without JavaScript too.
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
  /** A site of an earlier version does not tell it. */
  form_sent: z._default(number, 0),
  lead: number,
});

/** How often each event happened. */
export type Tally = z.infer<typeof tally>;

/** A calendar day in Bangkok: `2026-11-21`. */
export const countedDay = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/**
 * The answer of `GET /api/counts`: sums between two days, both included. Every list but `days` has the
 * most visited first.
 */
export const siteCounts = z.object({
  from: countedDay,
  to: countedDay,
  /** The first day that anything was counted on, or null before that. */
  since: z.nullable(countedDay),
  total: tally,
  /** Days without any count are left out. */
  days: z.array(z.extend(tally, { day: countedDay })),
  pages: z.array(z.extend(tally, { page: z.string() })),
  /** `detail` is the linking site's host, or the campaign's own word for a source without a name. */
  sources: z.array(z.extend(tally, { source: z.enum(sources), detail: z.string() })),
  campaigns: z.array(z.extend(tally, { campaign: z.string() })),
  devices: z.array(z.extend(tally, { device: z.enum(deviceTypes) })),
});

export type SiteCounts = z.infer<typeof siteCounts>;
