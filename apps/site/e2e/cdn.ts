import { existsSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Nginx } from './nginx.ts';
import { freePorts } from './server-process.ts';

export const PURGE_TOKEN = 'token-of-the-cdn';

/** nginx as a CDN, configured by the files of `deploy/nginx`, and the call that purges its cache. */
export class Cdn extends Nginx {
  /** The `authorization` header of each purge call. */
  readonly purges: (string | undefined)[] = [];
  url = '';
  purgeUrl = '';
  readonly #calls = createServer((request, response) => {
    this.purges.push(request.headers.authorization);
    const cache = this.at('cache');
    // The first call may come before nginx has created the folder.
    const entries = existsSync(cache) ? readdirSync(cache) : [];
    for (const entry of entries) rmSync(path.join(cache, entry), { recursive: true });
    response.end('{"success":true}');
  });

  /** Starts the purge call; the site needs its address before it can start. */
  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#calls.listen(0, '127.0.0.1', resolve));
    this.purgeUrl = `http://127.0.0.1:${(this.#calls.address() as AddressInfo).port}/purge`;
    const [port = 0] = await freePorts(1);
    this.url = `http://127.0.0.1:${port}`;
  }

  /** Starts nginx in front of a site. */
  async start(origin: string): Promise<void> {
    for (const name of ['clinicdee-cdn', 'clinicdee-cdn-site', 'clinicdee-proxy']) {
      this.place(name, (text) =>
        text
          .replace('/var/cache/nginx/clinicdee', this.at('cache'))
          .replace('http://127.0.0.1:4321', origin),
      );
    }
    const port = Number(new URL(this.url).port);
    await this.runWith(
      `include ${this.at('clinicdee-cdn')};
      server { listen 127.0.0.1:${port}; include ${this.at('clinicdee-cdn-site')}; }`,
      port,
    );
  }

  override async stop(): Promise<void> {
    await super.stop();
    this.#calls.closeAllConnections();
    await new Promise((resolve) => this.#calls.close(resolve));
  }
}
