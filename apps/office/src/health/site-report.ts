import { type HealthReport, healthReport, isSiteReport } from '@clinicdee/protocol';
import { jsonIn } from '@clinicdee/protocol/http/json';
import { environment } from '../environment/environment.ts';

/** A little less than a check may take, and a little more than each of the site's own does as a rule. */
const PATIENCE_MS = 1800;

/** Why nothing is known of the site: nobody answers, not in time, or somebody else than the site. */
export type SiteSilence = 'site_unreachable' | 'site_late' | 'site_foreign';

/** What the site says of itself, or why it says nothing that can be understood. Never throws. */
export async function siteReport(
  address = environment().SITE_INTERNAL_URL,
): Promise<HealthReport | SiteSilence> {
  try {
    const response = await fetch(`${address}/readyz`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: 'manual',
      cache: 'no-store',
    });
    // 503 is an answer, too: it says why.
    const report = healthReport.safeParse(jsonIn(await response.text()));
    return report.success && isSiteReport(report.data) ? report.data : 'site_foreign';
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError'
      ? 'site_late'
      : 'site_unreachable';
  }
}
