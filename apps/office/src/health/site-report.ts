import { type HealthReport, healthReport, isSiteReport } from '@clinicdee/protocol';
import { jsonIn } from '@clinicdee/protocol/http/messages';
import { environment } from '../environment/environment.ts';

/** Below the timeout of a check, above the usual duration of the site's own checks. */
const TIMEOUT_MS = 1800;

/** Returns the health report of the site; undefined without an answer in time that is the site's. Never throws. */
export async function siteReport(
  address = environment().SITE_INTERNAL_URL,
): Promise<HealthReport | undefined> {
  try {
    const response = await fetch(`${address}/readyz`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'manual',
      cache: 'no-store',
    });
    // A 503 holds a report too.
    const report = healthReport.safeParse(jsonIn(await response.text()));
    return report.success && isSiteReport(report.data) ? report.data : undefined;
  } catch {
    return undefined;
  }
}
