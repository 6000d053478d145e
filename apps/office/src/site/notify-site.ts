import type { Payload, PayloadRequest } from 'payload';
import { environment } from '../environment/environment.ts';
import { DeliveryFailure, failureCode } from '../errors/failure.ts';
import { listVersion } from '../articles/list-version.ts';
import { schedulerOf } from '../jobs/scheduler.ts';
import { contentVersion, publishedContent } from '../site-content/published.ts';

/** When published content is compared after the last change: saves end after their hooks, large ones in seconds. */
const CHECKS_MS = [300, 1300, 4300];
const TIMEOUT_MS = 3000;

let checks: NodeJS.Timeout[] = [];
/** The version that the site was last notified of. */
let notifiedVersion: string | undefined;
let isFailing = false;

/**
 * Notifies the site if a saved or deleted document changed the published content. Delays no save; errors are only logged.
 */
export function notifyOfChange({ req: { payload } }: { req: PayloadRequest }): void {
  // Only a running office has a scheduler, not a command or an office that is starting.
  if (schedulerOf(payload) === undefined || !environment().isSiteKnown) return;
  for (const check of checks) clearTimeout(check);
  checks = CHECKS_MS.map((delay) => setTimeout(() => void notify(payload), delay).unref());
}

async function notify(payload: Payload): Promise<void> {
  try {
    const now = `${await listVersion(payload)} ${contentVersion(await publishedContent(payload))}`;
    if (now === notifiedVersion) return;
    notifiedVersion = now;
    await notifySites();
    isFailing = false;
  } catch (error) {
    // Logged once: the site polls every few seconds, so only time is lost.
    if (!isFailing)
      payload.logger.warn({ code: failureCode(error) }, 'site not notified of a change');
    isFailing = true;
  }
}

/** Notifies every process of the site. @throws the first error, after all calls */
async function notifySites(): Promise<void> {
  const { SITE_INSTANCES, SITE_INTERNAL_URL } = environment();
  const results = await Promise.allSettled([SITE_INTERNAL_URL, ...SITE_INSTANCES].map(notifySite));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

async function notifySite(site: string): Promise<void> {
  const response = await fetch(`${site}/api/articles/changed`, {
    method: 'POST',
    headers: { authorization: `Bearer ${environment().CONTENT_API_KEY}` },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new DeliveryFailure(`http_${response.status}`);
}
