import type { Clock } from '@clinicdee/clock';
import { readJson } from '../calls/body.ts';
import { codeOf } from '../calls/error-code.ts';
import type { Log } from '../calls/log.ts';
import type { RateLimit } from '../calls/rate-limit.ts';
import { refuse, refuseExceeded } from '../calls/refuse.ts';
import { isSameOrigin } from '../calls/same-origin.ts';
import type { ContentFor } from '../content/site-content.ts';
import { bangkokDay } from '../thai/days.ts';
import { readReports } from './report.ts';
import type { ReportRepository } from './report-repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_DAYS = 30;

/** What keeping a report needs from the rest of the server. */
export interface PolicyReportService {
  repository: Pick<ReportRepository, 'add' | 'list' | 'eraseBefore'>;
  clock: Pick<Clock, 'now' | 'state'>;
  contentFor: ContentFor;
  rateLimit: RateLimit;
  siteUrl: URL;
  log: Log;
}

const types = ['application/csp-report', 'application/reports+json', 'application/json'];

/**
 * Counts what a browser kept a page from doing. Of who reports it nothing is kept but the browser's
 * name. A report that cannot be kept is lost, and its page is none the worse.
 *
 * @param clientAddress who asks, for the rate limit; never stored or logged
 */
export async function receivePolicyReports(
  request: Request,
  clientAddress: string,
  service: PolicyReportService,
): Promise<Response> {
  const content = service.contentFor(request);
  if (!isSameOrigin(request, service.siteUrl)) return refuse('foreign_origin', content);
  const body = await readJson(request, types);
  if ('error' in body) return refuse(body.error, content);
  const exceeded = await service.rateLimit.take(clientAddress);
  if (exceeded) return refuseExceeded(exceeded, content);

  const hosts = [service.siteUrl.host, request.headers.get('host') ?? ''];
  const reports = readReports(body.value, request.headers.get('user-agent') ?? '', hosts);
  try {
    const day = bangkokDay(service.clock.now());
    for (const report of reports) service.repository.add(day, report);
    if (reports.length > 0) forget(service);
  } catch (error) {
    service.log.warn({ code: codeOf(error) }, 'policy report not kept');
  }
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}

/** What was reported, for the office; 503 where it cannot be read now. */
export function answerPolicyReports(request: Request, service: PolicyReportService): Response {
  try {
    forget(service);
    const reports = service.repository.list();
    return Response.json(reports, { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    service.log.warn({ code: codeOf(error) }, 'policy reports could not be read');
    return refuse('busy', service.contentFor(request));
  }
}

/** Erases what is older than it is of use; nothing under a clock that is not believed. */
function forget({ clock, repository }: PolicyReportService): void {
  if (!clock.state().isBelieved) return;
  repository.eraseBefore(bangkokDay(clock.now() - KEPT_DAYS * DAY_MS));
}
