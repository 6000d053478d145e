import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

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
  readonly #server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const body = JSON.parse(text) as Record<string, unknown>;
      const call = `${request.method ?? ''} ${request.url ?? ''}`;
      this.received.push({ at: Date.now(), call, headers: request.headers, body });
      if (this.reply === 'nothing') return;
      if (this.reply === 'reset') {
        request.socket.destroy();
      } else {
        const { status, body: answer } = this.reply;
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(answer && JSON.stringify(answer));
      }
    });
  });

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return this;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

/** The answer of a registration API that takes a registration. */
export const acceptedRegistration: Reply = {
  status: 200,
  body: { code: 200, message: 'รับลงทะเบียนแล้วจาก API', reference: 'R42' },
};
