import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the double answers: a status with JSON or nothing, a page of HTML, never, or by hanging up. */
type Reply = { status: number; body?: object } | 'html' | 'nothing' | 'reset';

/** A registration API on loopback that records what it is sent. */
export class RegistrationApiDouble {
  readonly received: {
    at: number;
    /** Method and path: `POST /api/v2/register`. */
    call: string;
    headers: IncomingHttpHeaders;
    body: Record<string, unknown>;
  }[] = [];
  reply: Reply = {
    status: 200,
    body: { code: 200, message: 'รับลงทะเบียนแล้วจาก API', reference: 'R42' },
  };
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
      } else if (this.reply === 'html') {
        response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Login</h1>');
      } else {
        const { status, body: said } = this.reply;
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(said && JSON.stringify(said));
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
