import type { Payload, PayloadRequest } from 'payload';
import * as z from 'zod/mini';
import { environment } from '../environment/environment.ts';
import { failureCode } from '../errors/failure.ts';
import { entityTag, listVersion } from '../articles/list-version.ts';
import { schedulerOf } from '../jobs/scheduler.ts';
import { publishedContent } from '../site-content/published.ts';
import { callSite, siteAddresses } from './site-client.ts';

/** When published content is compared after the last change: saves end after their hooks, large ones in seconds. */
const CHECKS_MS = [300, 1300, 4300];

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

/** Logs once: the site polls every few seconds, so only time is lost. */
function report(payload: Payload, code: string): void {
  if (!isFailing) payload.logger.warn({ code }, 'site not notified of a change');
}

async function notify(payload: Payload): Promise<void> {
  try {
    const content = JSON.stringify(await publishedContent(payload));
    const now = entityTag(await listVersion(payload), content);
    if (now === notifiedVersion) return;
    notifiedVersion = now;
    const call = { key: environment().CONTENT_API_KEY, body: {} };
    const answers = await Promise.all(
      siteAddresses().map((address) =>
        callSite('/api/articles/changed', z.unknown(), { ...call, address }),
      ),
    );
    const failed = answers.find((answer) => 'trouble' in answer);
    if (failed) report(payload, failed.trouble);
    isFailing = failed !== undefined;
  } catch (error) {
    report(payload, failureCode(error));
    isFailing = true;
  }
}
