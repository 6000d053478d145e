/* Responses of the site's API, which the office reads with a key (docs/guides/api.md). */

import * as z from 'zod/mini';
import { deviceTypes } from './lead.ts';
import { sources } from './source.ts';

/**
 * Events that the site counts. Pages report, under the day on which the visit began: the first page of a tab,
 * every page view, and a lead form that came into view, was typed into, was sent; all but `view` once per visit.
 */
export const countedEvents = ['visit', 'view', 'form_seen', 'form_started', 'form_sent'] as const;
export type CountedEvent = (typeof countedEvents)[number];

const number = z.number().check(z.nonnegative());
const tally = z.object({
  visit: number,
  view: number,
  form_seen: number,
  form_started: number,
  form_sent: number,
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

/**
 * Response of the site's `GET /api/missed-searches`: searches without results, most frequent first.
 * Contains no identity and no time of day.
 */
export const missedSearches = z.array(
  z.object({
    /** Normalized: lower case, Thai digits as 0–9, single spaces. */
    words: z.string(),
    count: z.number(),
    /** The last day on which it was counted. */
    last: countedDay,
  }),
);

export type MissedSearches = z.infer<typeof missedSearches>;

const purpose = z.enum(['analytics', 'ads']);

/** Response of the site's `GET /api/consent`: choices without any identity, newest first. */
export const consentRecord = z.array(
  z.object({
    id: z.number(),
    at: z.iso.datetime(),
    /** Version of the wording. */
    version: z.string(),
    /** The text of the consent request. */
    wording: z.string(),
    /** The purposes in the request, and those that were allowed. */
    offered: z.array(purpose),
    allowed: z.array(purpose),
  }),
);

export type ConsentRecord = z.infer<typeof consentRecord>;

/**
 * Response of the site's `GET /api/leads/refused`: leads that the lead API rejected repeatedly, or whose row is
 * unreadable, newest first. Contains no personal data.
 */
export const refusedLeads = z.object({
  /** Number of all refused leads; the list may have only the newest. */
  total: z.number(),
  leads: z.array(
    z.object({
      id: z.string(),
      /** The reference shown to the visitor. */
      reference: z.string(),
      /** The code of the last failure: `http_422`, `code_400`, `unreadable`. */
      failure: z.string(),
      attempts: z.number(),
      receivedAt: z.iso.datetime(),
    }),
  ),
});

export type RefusedLeads = z.infer<typeof refusedLeads>;

/** Response of `POST /api/leads/refused` with `{ "lead": "<id>" }` or `{ "lead": "all" }`. */
export const resendResult = z.object({ code: z.literal(200), count: z.number() });

/** Response of the site's `GET /api/samples`: remaining sample content by kind. */
export const launchList = z.object({
  groups: z.array(
    z.object({
      /** Code (ASCII); the office has a label for it. */
      kind: z.string(),
      /** The file to change, relative to the project root. */
      file: z.string(),
      /** The content subject in which the office can change it. */
      subject: z.optional(z.string()),
      /** Each item: its place in the content, and a text to recognise it by. */
      pieces: z.array(z.object({ place: z.string(), text: z.string() })),
    }),
  ),
});

export type LaunchList = z.infer<typeof launchList>;
