import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  Payload,
  PayloadRequest,
} from 'payload';
import { environment } from '../environment/environment.ts';
import { DeliveryFailure, failureCode } from '../errors/failure.ts';
import { listVersion } from './list-version.ts';
import { isOpen } from '../payload-patches/open-transactions.ts';
import { schedulerOf } from '../jobs/scheduler.ts';
import { contentVersion, publishedContent } from '../site-content/published.ts';

/** Debounce: changes within this time are one call. */
const DEBOUNCE_MS = 300;
const TIMEOUT_MS = 3000;

let timer: NodeJS.Timeout | undefined;
/** Transactions with changes that may still be open. */
let open = new Set<number | string>();
/** The version that the site was last notified of. */
let notifiedVersion: string | undefined;
let isFailing = false;

/** After an article, picture or tag was saved: notifies the site if the published content changed. */
export const notifyOfChange: CollectionAfterChangeHook = async ({ doc, req }) => {
  await scheduleNotification(req);
  return doc as unknown;
};

/** After an article, picture or tag was deleted. */
export const notifyOfDeletion: CollectionAfterDeleteHook = async ({ req }) => {
  await scheduleNotification(req);
};

/** After site content was saved. */
export const notifyOfSiteContent: GlobalAfterChangeHook = async ({ doc, req }) => {
  await scheduleNotification(req);
  return doc as unknown;
};

/** Schedules a notification without delaying the save; errors are only logged. */
async function scheduleNotification(req: PayloadRequest): Promise<void> {
  // Only a running office has a scheduler, not a command or an office that is starting.
  const isRunning = schedulerOf(req.payload) !== undefined;
  if (!isRunning || !environment().isSiteKnown) return;
  const transaction = await req.transactionID;
  if (transaction !== undefined) open.add(transaction);
  startTimer(req.payload);
}

function startTimer(payload: Payload): void {
  timer ??= setTimeout(() => {
    timer = undefined;
    // The site could not read uncommitted changes.
    if (open.size > 0) {
      open = new Set([...open].filter((id) => isOpen(payload, id)));
      startTimer(payload);
      return;
    }
    void notify(payload);
  }, DEBOUNCE_MS).unref();
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
