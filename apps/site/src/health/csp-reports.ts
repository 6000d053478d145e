import { z } from 'zod';
import { readJson } from '../http/body.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { refuse, refuseExceeded } from '../http/refuse.ts';
import { isSameOrigin } from '../http/form-request.ts';

/** Format of `report-uri` (https://www.w3.org/TR/CSP3/#deprecated-serialize-violation). */
const report = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'blocked-uri': z.string().default(''),
    'effective-directive': z.string().regex(/^[a-z-]{3,40}$/),
  }),
});

/** Reduces a blocked URI to its keyword (`inline`), scheme or host; the rest may be personal data. */
const originOf = (blocked: string) =>
  (/^https?:\/\/([^/?#]+)/.exec(blocked)?.[1] ?? blocked.replace(/:.*/s, '')).slice(0, 60);

/**
 * Logs a Content-Security-Policy violation. Most come from code that apps such as LINE inject, some
 * from services that the policy has to allow. Only the path of the page is logged and nothing of the visitor.
 *
 * @param clientAddress for the rate limit; never stored or logged
 */
export async function receiveCspReport(
  request: Request,
  clientAddress: string,
  service: Endpoint,
): Promise<Response> {
  const content = service.contentFor(request);
  if (!isSameOrigin(request, service.siteUrl)) return refuse('foreign_origin', content);
  const body = await readJson(request, ['application/csp-report', 'application/json']);
  if ('error' in body) return refuse(body.error, content);
  const exceeded = await service.rateLimit.take(clientAddress);
  if (exceeded) return refuseExceeded(exceeded, content);

  const violation = report.safeParse(body.value).data?.['csp-report'];
  if (violation) {
    service.log.warn(
      {
        page: URL.parse(violation['document-uri'])?.pathname.slice(0, 100),
        directive: violation['effective-directive'],
        blocked: originOf(violation['blocked-uri']),
      },
      'content security policy violated',
    );
  }
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}
