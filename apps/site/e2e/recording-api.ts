import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { serve, type TestServer } from '../../office/test/serve.ts';

/** A status with a JSON body or none, no answer at all, or a broken connection. */
type Reply = { status: number; body?: object } | 'nothing' | 'reset';

interface RecordedCall {
  /** Milliseconds since 1970. */
  at: number;
  /** Method and path: `POST /api/v2/register`. */
  call: string;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
}

/** A lead API or registration API on loopback: it records every call and answers with `reply`. */
export class RecordingApi {
  readonly received: RecordedCall[] = [];
  reply: Reply = { status: 200, body: { code: 200, message: 'ok' } };
  url = '';
  #server: TestServer | undefined;

  async start(): Promise<this> {
    this.#server = await serve((request, response) => void this.#answer(request, response));
    this.url = this.#server.url;
    return this;
  }

  async stop(): Promise<void> {
    await this.#server?.stop();
  }

  [Symbol.asyncDispose] = () => this.stop();

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = (await json(request)) as Record<string, unknown>;
    const { method = '', url = '', headers } = request;
    this.received.push({ at: Date.now(), call: `${method} ${url}`, headers, body });
    if (this.reply === 'nothing') return;
    if (this.reply === 'reset') {
      request.socket.destroy();
    } else {
      const { status, body: answer } = this.reply;
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(answer && JSON.stringify(answer));
    }
  }
}

/** The answer of a registration API that takes a registration. */
export const acceptedRegistration: Reply = {
  status: 200,
  body: { code: 200, message: 'รับลงทะเบียนแล้วจาก API', reference: 'R42' },
};
