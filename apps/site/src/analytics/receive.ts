import {
  type Arrival,
  clickIdNames,
  countedEvents,
  countedWord,
  type CountedEvent,
  firstSourceOf,
  type LeadPayload,
  type Source,
  sourceDetail,
  sourceOf,
} from '@clinicdee/protocol';
import { z } from 'zod';
import { deviceTypeOf } from '../attribution/attribution.ts';
import { readBody } from '../http/body.ts';
import { codeOf } from '../http/error-code.ts';
import type { Log } from '../http/log.ts';
import type { RateLimit } from '../http/rate-limit.ts';
import { refuse, refuseExceeded } from '../http/refuse.ts';
import { isSameOrigin } from '../http/same-origin.ts';
import type { ContentFor } from '../content/site-content.ts';
import type { CountBatch } from './count-batch.ts';
import type { CountRepository } from './count-repository.ts';
import { bangkokDay } from '../thai/days.ts';
import { isPerson } from './is-person.ts';
import type { MissedSearches } from './missed-searches.ts';
import { countedPage } from './pages.ts';

/** What counting needs from the rest of the server. */
export interface CountService {
  batch: Pick<CountBatch, 'add' | 'flush'>;
  repository: Pick<CountRepository, 'between'>;
  missed: Pick<MissedSearches, 'note' | 'list'>;
  /** By which day is counted. */
  hasArticle: (slug: string) => boolean;
  contentFor: ContentFor;
  rateLimit: RateLimit;
  siteUrl: URL;
  log: Log;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** As the browser knows it (`browser/visit.ts`). What claims more is counted under today. */
const LONGEST_VISIT_DAYS = 7;

/** What a page tells when it is left: see `browser/counts.ts`. A lead is counted by the server. */
const report = z.object({
  page: z.string().startsWith('/'),
  events: z
    .string()
    .transform((names) => [...new Set(names.split(' '))])
    .pipe(z.array(z.enum(countedEvents).exclude(['lead'])).min(1)),
  /** How many days ago the visit began; a tab may stay open for as many. */
  days: z.coerce.number().int().min(0).max(LONGEST_VISIT_DAYS).catch(0),
  source: z.string().default(''),
  medium: z.string().default(''),
  campaign: z.string().default(''),
  /** The linking site's host, nothing more of its address. */
  referrer: z.string().default(''),
  /** The name of a click id that the first address carried, without its value. */
  click: z.enum([...clickIdNames, '']).default(''),
});

/**
 * Counts what happened on a page. Bots, prefetches and visitors who asked not to be followed are
 * answered like everybody else, and not counted.
 *
 * @param clientAddress who asks, for the rate limit; never stored or logged
 */
export async function receiveCounts(
  request: Request,
  clientAddress: string,
  service: CountService,
): Promise<Response> {
  const content = service.contentFor(request);
  if (!isSameOrigin(request, service.siteUrl)) return refuse('foreign_origin', content);
  const body = await readBody(request);
  if ('error' in body) return refuse(body.error, content);
  const parsed = report.safeParse(body.fields);
  if (!parsed.success) return refuse('invalid', content);
  const exceeded = await service.rateLimit.take(clientAddress);
  if (exceeded) return refuseExceeded(exceeded, content);

  if (isPerson(request)) {
    const { page, events, days, source, medium, campaign, referrer, click } = parsed.data;
    const arrival = {
      utm_source: source,
      utm_medium: medium,
      referrer: referrer && `https://${referrer}/`,
      landing_page: new URL(click && `/?${click}=1`, service.siteUrl).href,
    };
    const day = bangkokDay(Date.now() - days * DAY_MS);
    count({ day, path: page, events, campaign }, arrival, sourceOf(arrival), request, service);
  }
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}

/**
 * Counts a lead that has just been stored; whatever goes wrong here is no harm to it.
 *
 * @param page where its form stood at first
 */
export function countLead(
  payload: LeadPayload,
  page: string,
  request: Request,
  service: CountService,
): void {
  if (!isPerson(request)) return;
  const happened: Happened = {
    day: bangkokDay(Date.now()),
    path: URL.parse(page)?.pathname ?? '',
    events: ['lead'],
    campaign: payload.utm_campaign,
  };
  count(happened, payload, firstSourceOf(payload), request, service);
}

/** What is to be counted, as it was told. */
interface Happened {
  day: string;
  path: string;
  events: readonly CountedEvent[];
  campaign: string;
}

function count(
  { day, path, events, campaign }: Happened,
  arrival: Arrival,
  source: Source,
  request: Request,
  service: CountService,
): void {
  try {
    const key = {
      day,
      page: countedPage(path, service.hasArticle),
      source,
      detail: sourceDetail(source, arrival),
      campaign: countedWord(campaign),
      device: deviceTypeOf(request.headers.get('user-agent') ?? ''),
    };
    for (const event of events) service.batch.add({ ...key, event });
  } catch (error) {
    service.log.warn({ code: codeOf(error) }, 'not counted');
  }
}

const period = z
  .object({ from: z.iso.date(), to: z.iso.date() })
  .refine(({ from, to }) => from <= to);

/**
 * Answers the sums between two days (`?from=…&to=…`), both included; 422 when they are none, 503 when
 * they cannot be read now.
 */
export function answerCounts(request: Request, service: CountService): Response {
  const { searchParams } = new URL(request.url);
  const days = period.safeParse(Object.fromEntries(searchParams));
  if (!days.success) return refuse('invalid', service.contentFor(request));
  // Up to this moment, not up to the last batch.
  service.batch.flush();
  try {
    const sums = service.repository.between(days.data.from, days.data.to);
    return Response.json(sums, { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    service.log.warn({ code: codeOf(error) }, 'counts could not be read');
    return refuse('busy', service.contentFor(request));
  }
}

/** Answers what was searched for and not found; 503 when it cannot be read now. */
export function answerMissed(request: Request, service: CountService): Response {
  try {
    const missed = service.missed.list();
    return Response.json(missed, { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    service.log.warn({ code: codeOf(error) }, 'searches without results could not be read');
    return refuse('busy', service.contentFor(request));
  }
}
