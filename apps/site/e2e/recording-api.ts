import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { test as base } from '@playwright/test';
import { serve, type TestServer } from '../../office/test/serve.ts';
import { Site } from './site.ts';

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

/** Tests of a site, with this environment, and its registration API; `baseURL` is the site's. */
export const testWithRegistrationApi = (environment: Record<string, string>) =>
  base.extend<{ api: RecordingApi }, { running: { site: Site; api: RecordingApi } }>({
    running: [
      async ({}, use) => {
        const api = await new RecordingApi().start();
        const site = await new Site().start({
          LEADS_PER_MINUTE: '10000',
          REGISTRATION_API_URL: api.url,
          REGISTRATION_API_TOKEN: 'token-of-the-test',
          ...environment,
        });
        await use({ site, api });
        await site.dispose();
        await api.stop();
      },
      { scope: 'worker' },
    ],
    api: [
      async ({ running: { api } }, use) => {
        api.received.length = 0;
        api.reply = acceptedRegistration;
        await use(api);
      },
      { auto: true },
    ],
    baseURL: async ({ running }, use) => use(running.site.url),
  });
