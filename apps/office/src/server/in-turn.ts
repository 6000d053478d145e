type Handler<Args> = (request: Request, args: Args) => Promise<Response>;

/**
 * Has requests wait for each other. Payload reads a whole row, changes it and writes it whole: of two
 * saves of one lead at the same moment, the second would undo the first.
 */
export function inTurn<Args>(handle: Handler<Args>): Handler<Args> {
  let last: Promise<unknown> = Promise.resolve();
  return async (request, args) => {
    // Read before the turn comes: nobody waits for a body that is slow to arrive.
    const { url, method, headers } = request;
    const whole = new Request(url, { method, headers, body: await request.arrayBuffer() });
    const answer = last.then(() => handle(whole, args));
    last = answer.catch(() => undefined);
    return answer;
  };
}
