import {
  clickIdNames,
  countedEvents,
  countedWord,
  type SiteCounts,
  sourceDetail,
  sourceOf,
} from '@clinicdee/protocol';
import { z } from 'zod';
import { deviceTypeOf } from '../attribution/attribution.ts';
import { readBody } from '../http/body.ts';
import { codeOf } from '../http/error-code.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { refuse, refuseExceeded } from '../http/refuse.ts';
import type { CountRepository } from './count-repository.ts';
import { bangkokDay } from '../thai/dates.ts';
import type { MissedSearches } from './missed-searches.ts';
import { countedPage, isPerson, type NamedPages } from './counted-pages.ts';

/** The dependencies of the analytics endpoints. */
export interface CountService extends Endpoint, NamedPages {
  repository: CountRepository;
  missed: MissedSearches;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** As in `browser/visit.ts`. A report that claims more is counted under today. */
const LONGEST_VISIT_DAYS = 7;

/** The report that a page sends when it is left: see `browser/counts.ts`. */
const report = z.object({
  page: z.string().startsWith('/'),
  events: z
    .string()
    .transform((names) => [...new Set(names.split(' '))])
    .pipe(z.array(z.enum(countedEvents)).min(1)),
  /** How many days ago the visit began; a tab may stay open for as many. */
  days: z.coerce.number().int().min(0).max(LONGEST_VISIT_DAYS).catch(0),
  source: z.string().default(''),
  medium: z.string().default(''),
  campaign: z.string().default(''),
  /** The host of the linking site. */
  referrer: z.string().default(''),
  /** The name of the click id in the first address, without its value. */
  click: z.enum([...clickIdNames, '']).default(''),
});

/**
 * Counts the events of a page. Bots, prefetches and visitors with Do Not Track or GPC get the same response, but are
 * not counted.
 *
 * @param clientAddress for the rate limit; never stored or logged
 */
export async function receiveCounts(
  request: Request,
  clientAddress: string,
  service: CountService,
): Promise<Response> {
  const content = service.contentFor(request);
  const body = await readBody(request, service.siteUrl);
  if ('error' in body) return refuse(body.error, content);
  const parsed = report.safeParse(body.fields);
  if (!parsed.success) return refuse('invalid', content);
  const exceeded = await service.rateLimit.take(clientAddress);
  if (exceeded) return refuseExceeded(exceeded, content);

  if (isPerson(request)) count(parsed.data, request, service);
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}

function count(
  { page, events, days, source, medium, campaign, referrer, click }: z.infer<typeof report>,
  request: Request,
  service: CountService,
): void {
  const arrival = {
    utm_source: source,
    utm_medium: medium,
    referrer: referrer && `https://${referrer}/`,
    landing_page: new URL(click && `/?${click}=1`, service.siteUrl).href,
  };
  const from = sourceOf(arrival);
  try {
    const key = {
      day: bangkokDay(Date.now() - days * DAY_MS),
      page: countedPage(page, service),
      source: from,
      detail: sourceDetail(from, arrival),
      campaign: countedWord(campaign),
      device: deviceTypeOf(request.headers.get('user-agent') ?? ''),
    };
    service.repository.add(events.map((event) => ({ ...key, event })));
  } catch (error) {
    service.log.warn({ code: codeOf(error) }, 'not counted');
  }
}

const period = z
  .object({ from: z.iso.date(), to: z.iso.date() })
  .refine(({ from, to }) => from <= to);

/** Returns the sums between two days (`?from=…&to=…`), both included; a 422 response for invalid days. */
export function readCounts(request: Request, service: CountService): SiteCounts | Response {
  const { searchParams } = new URL(request.url);
  const days = period.safeParse(Object.fromEntries(searchParams));
  if (!days.success) return refuse('invalid', service.contentFor(request));
  return service.repository.between(days.data.from, days.data.to);
}
