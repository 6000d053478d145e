import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { serve, type TestServer } from '../../office/test/serve.ts';
import { Proxy } from './proxy.ts';
import { freePorts } from './server-process.ts';

export const PURGE_TOKEN = 'token-of-the-cdn';

/** nginx as a CDN, configured by the files of `deploy/nginx`, and the call that purges its cache. */
export class Cdn extends Proxy {
  /** The `authorization` header of each purge call. */
  readonly purges: (string | undefined)[] = [];
  url = '';
  purgeUrl = '';
  #calls: TestServer | undefined;

  /** Starts the purge call; the site needs its address before it can start. */
  async open(): Promise<void> {
    this.#calls = await serve((request, response) => {
      this.purges.push(request.headers.authorization);
      const cache = this.at('cache');
      // The first call may come before nginx has created the folder.
      const entries = existsSync(cache) ? readdirSync(cache) : [];
      for (const entry of entries) rmSync(path.join(cache, entry), { recursive: true });
      response.end('{"success":true}');
    });
    this.purgeUrl = `${this.#calls.url}/purge`;
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
    await this.startNginx(
      `include ${this.at('clinicdee-cdn')};
      server { listen 127.0.0.1:${port}; include ${this.at('clinicdee-cdn-site')}; }`,
      port,
    );
  }

  override async stop(): Promise<void> {
    await super.stop();
    await this.#calls?.stop();
  }
}
