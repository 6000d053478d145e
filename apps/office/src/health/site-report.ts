import { type HealthReport, healthReport, isSiteReport } from '@clinicdee/protocol';
import { jsonIn } from '@clinicdee/protocol/http/messages';
import { environment } from '../environment/environment.ts';

/** Below the timeout of a check, above the usual duration of the site's own checks. */
const TIMEOUT_MS = 1800;

/** Why there is no report: no response, a timeout, or a response that is not the site's. */
export type SiteReportError = 'site_unreachable' | 'site_late' | 'site_foreign';

/** Returns the health report of the site, or why there is none. Never throws. */
export async function siteReport(
  address = environment().SITE_INTERNAL_URL,
): Promise<HealthReport | SiteReportError> {
  try {
    const response = await fetch(`${address}/readyz`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'manual',
      cache: 'no-store',
    });
    // A 503 holds a report too.
    const report = healthReport.safeParse(jsonIn(await response.text()));
    return report.success && isSiteReport(report.data) ? report.data : 'site_foreign';
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError'
      ? 'site_late'
      : 'site_unreachable';
  }
}
