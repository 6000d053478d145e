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

/** Changes within this time are one call. */
const GATHER_MS = 300;
const TIMEOUT_MS = 3000;

let timer: NodeJS.Timeout | undefined;
/** Transactions that a change was made in and that may not be over. */
let open = new Set<number | string>();
/** What was there when the site was last told. */
let toldOf: string | undefined;
let isFailing = false;

/** After an article, a picture or a tag was saved: the site is told, if readers can see it. */
export const tellOfChange: CollectionAfterChangeHook = async ({ doc, req }) => {
  await tellSoon(req);
  return doc as unknown;
};

/** … or was deleted. */
export const tellOfDeletion: CollectionAfterDeleteHook = async ({ req }) => {
  await tellSoon(req);
};

/** After words or figures of the site were saved. */
export const tellOfWords: GlobalAfterChangeHook = async ({ doc, req }) => {
  await tellSoon(req);
  return doc as unknown;
};

/** Holds nobody up: the save goes on at once, and whatever happens later is only logged. */
async function tellSoon(req: PayloadRequest): Promise<void> {
  // An office at work alone has rounds: not while it starts, nor does a command.
  const isAtWork = schedulerOf(req.payload) !== undefined;
  if (!isAtWork || !environment().isSiteKnown) return;
  const transaction = await req.transactionID;
  if (transaction !== undefined) open.add(transaction);
  arm(req.payload);
}

function arm(payload: Payload): void {
  timer ??= setTimeout(() => {
    timer = undefined;
    // What is not committed, or only just, could not be read by the site.
    if (open.size > 0) {
      open = new Set([...open].filter((id) => isOpen(payload, id)));
      arm(payload);
      return;
    }
    void tell(payload);
  }, GATHER_MS).unref();
}

async function tell(payload: Payload): Promise<void> {
  try {
    const now = `${await listVersion(payload)} ${contentVersion(await publishedContent(payload))}`;
    if (now === toldOf) return;
    toldOf = now;
    await call();
    isFailing = false;
  } catch (error) {
    // LatestAnswer once: the site looks by itself every few seconds, so nothing is lost but time.
    if (!isFailing) payload.logger.warn({ code: failureCode(error) }, 'site not told of a change');
    isFailing = true;
  }
}

/** Every process of the site is told; one that is away keeps the word from no other. */
async function call(): Promise<void> {
  const { SITE_INSTANCES, SITE_INTERNAL_URL } = environment();
  const told = await Promise.allSettled([SITE_INTERNAL_URL, ...SITE_INSTANCES].map(callOne));
  const failed = told.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}

async function callOne(site: string): Promise<void> {
  const response = await fetch(`${site}/api/articles/changed`, {
    method: 'POST',
    headers: { authorization: `Bearer ${environment().CONTENT_API_KEY}` },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new DeliveryFailure(`http_${response.status}`);
}
