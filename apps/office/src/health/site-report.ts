import { type HealthReport, healthReport } from '@clinicdee/protocol';
import { environment } from '../environment.ts';

const PATIENCE_MS = 2500;

/** What the site says of itself; undefined when it says nothing that can be understood. Never throws. */
export async function siteReport(): Promise<HealthReport | undefined> {
  try {
    const response = await fetch(`${environment().SITE_INTERNAL_URL}/readyz`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: 'error',
      cache: 'no-store',
    });
    // 503 is an answer, too: it says why.
    return healthReport.parse(await response.json());
  } catch {
    return undefined;
  }
}
