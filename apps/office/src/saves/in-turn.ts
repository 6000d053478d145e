import { SAVE_TOOK_TOO_LONG } from './words.ts';

type Handler<Args> = (request: Request, args: Args) => Promise<Response>;

interface Options<Args> {
  /** Which record a request saves; undefined when it may be any, or many at a time. */
  recordOf: (args: Args) => Promise<string | undefined>;
  /** How long a save may take once its turn has come, in milliseconds. */
  deadline: () => number;
}

/**
 * Has saves of one record wait for each other. Payload reads a whole row, changes it and writes it
 * whole: of two saves of one lead at the same moment, the second would undo the first. Saves of other
 * records do not wait; a save of many at a time waits for all, and all that come later wait for it.
 *
 * A save that is not done in time is answered for (503) and the next begins; the request's signal tells
 * the late one not to write any more (`refuse-late.ts`).
 */
export function inTurn<Args>(
  handle: Handler<Args>,
  { recordOf, deadline }: Options<Args>,
): Handler<Args> {
  /** The last save of each record in line; it never rejects. */
  const lines = new Map<string, Promise<unknown>>();
  let ofMany: Promise<unknown> = Promise.resolve();

  function standInLine<Answer>(record: string | undefined, save: () => Promise<Answer>) {
    const before = record === undefined ? [...lines.values()] : [lines.get(record)];
    const answer = Promise.all([ofMany, ...before]).then(save);
    const isOver = answer.catch(() => undefined);
    if (record === undefined) {
      ofMany = isOver;
    } else {
      lines.set(record, isOver);
      void isOver.then(() => lines.get(record) === isOver && lines.delete(record));
    }
    return answer;
  }

  return async (request, args) => {
    // Read before the turn comes: nobody waits for a body that is slow to arrive.
    const { url, method, headers } = request;
    const body = await request.arrayBuffer();
    return standInLine(await recordOf(args), () =>
      inTime(deadline(), (signal) =>
        handle(new Request(url, { method, headers, body, signal }), args),
      ),
    );
  };
}

async function inTime(
  milliseconds: number,
  save: (signal: AbortSignal) => Promise<Response>,
): Promise<Response> {
  const late = new AbortController();
  const { promise: tooLate, resolve } = Promise.withResolvers<Response>();
  const timer = setTimeout(() => {
    late.abort();
    // As Payload's form reads it.
    resolve(Response.json({ errors: [{ message: SAVE_TOOK_TOO_LONG }] }, { status: 503 }));
  }, milliseconds);
  try {
    return await Promise.race([save(late.signal), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
