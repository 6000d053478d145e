import { SAVE_TOOK_TOO_LONG } from './words.ts';

type Handler<Args> = (request: Request, args: Args) => Promise<Response>;

interface Options<Args> {
  /** The record that a request saves; undefined for bulk updates. */
  recordOf: (args: Args) => Promise<string | undefined>;
  /** Timeout of a save once it starts, in milliseconds. */
  deadline: () => number;
}

/**
 * Serialises saves per record. Payload reads a complete row, changes it and writes it back: of two concurrent saves
 * of a lead, the second would undo the first. Saves of other records do not wait; a bulk update waits for all earlier
 * saves, and all later ones wait for it.
 *
 * After a timeout the response is 503 and the next save starts; the aborted signal keeps the late save from writing
 * (`refuse-timed-out.ts`).
 */
export function queued<Args>(
  handle: Handler<Args>,
  { recordOf, deadline }: Options<Args>,
): Handler<Args> {
  /** The last queued save of each record; never rejects. */
  const queues = new Map<string, Promise<unknown>>();
  let lastBulk: Promise<unknown> = Promise.resolve();

  function enqueue<Answer>(record: string | undefined, save: () => Promise<Answer>) {
    const earlier = record === undefined ? [...queues.values()] : [queues.get(record)];
    const answer = Promise.all([lastBulk, ...earlier]).then(save);
    const settled = answer.catch(() => undefined);
    if (record === undefined) {
      lastBulk = settled;
    } else {
      queues.set(record, settled);
      void settled.then(() => queues.get(record) === settled && queues.delete(record));
    }
    return answer;
  }

  return async (request, args) => {
    // Reads the body before queueing, so that a slow upload blocks nobody.
    const { url, method, headers } = request;
    const body = await request.arrayBuffer();
    return enqueue(await recordOf(args), () =>
      withTimeout(deadline(), (signal) =>
        handle(new Request(url, { method, headers, body, signal }), args),
      ),
    );
  };
}

async function withTimeout(
  milliseconds: number,
  save: (signal: AbortSignal) => Promise<Response>,
): Promise<Response> {
  const controller = new AbortController();
  const { promise: timeout, resolve } = Promise.withResolvers<Response>();
  const timer = setTimeout(() => {
    controller.abort();
    // The format that Payload's form reads.
    resolve(Response.json({ errors: [{ message: SAVE_TOOK_TOO_LONG }] }, { status: 503 }));
  }, milliseconds);
  try {
    return await Promise.race([save(controller.signal), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
