import { z } from 'zod';
import { readJson } from '../http/body.ts';
import type { Log } from '../http/log.ts';
import type { RateLimit } from '../http/rate-limit.ts';
import { refuse, refuseExceeded } from '../http/refuse.ts';
import { isSameOrigin } from '../http/same-origin.ts';
import type { ContentFor } from '../content/site-content.ts';

/** What receiving a report of a violated Content-Security-Policy needs. */
export interface CspReportService {
  /** Counts one report, for Prometheus. */
  count: () => void;
  contentFor: ContentFor;
  rateLimit: RateLimit;
  siteUrl: URL;
  log: Log;
}

/** As `report-uri` sends it (https://www.w3.org/TR/CSP3/#deprecated-serialize-violation). */
const report = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'blocked-uri': z.string().default(''),
    'effective-directive': z.string().regex(/^[a-z-]{3,40}$/),
  }),
});

/** A keyword (`inline`), a scheme or a host; what else an address holds may be personal. */
const originOf = (blocked: string) =>
  (/^https?:\/\/([^/?#]+)/.exec(blocked)?.[1] ?? blocked.replace(/:.*/s, '')).slice(0, 60);

/**
 * Logs and counts what a browser refused to do on a page, because the policy does not allow it: mostly
 * what apps such as LINE inject, sometimes a service of the vendor's own for which the policy has to be
 * opened. Of the page only its path is logged, of the visitor nothing.
 *
 * @param clientAddress for the rate limit; never stored or logged
 */
export async function receiveCspReport(
  request: Request,
  clientAddress: string,
  service: CspReportService,
): Promise<Response> {
  const content = service.contentFor(request);
  if (!isSameOrigin(request, service.siteUrl)) return refuse('foreign_origin', content);
  const body = await readJson(request, ['application/csp-report', 'application/json']);
  if ('error' in body) return refuse(body.error, content);
  const exceeded = await service.rateLimit.take(clientAddress);
  if (exceeded) return refuseExceeded(exceeded, content);

  const read = report.safeParse(body.value).data?.['csp-report'];
  if (read) {
    service.count();
    service.log.warn(
      {
        page: URL.parse(read['document-uri'])?.pathname.slice(0, 100),
        directive: read['effective-directive'],
        blocked: originOf(read['blocked-uri']),
      },
      'content security policy violated',
    );
  }
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}
