import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Nginx } from './nginx.ts';
import { freePorts } from './server-process.ts';

const files = path.resolve(import.meta.dirname, '../../../deploy/nginx');
export const PURGE_TOKEN = 'token-of-the-cdn';

/** nginx with a cache, by the files of `deploy/nginx`, and the call by which it forgets what it keeps. */
export class Cdn {
  readonly #nginx = new Nginx();
  /** With what bearer it was asked to forget, each time. */
  readonly purges: (string | undefined)[] = [];
  url = '';
  purgeUrl = '';
  readonly #calls = createServer((request, response) => {
    this.purges.push(request.headers.authorization);
    const kept = this.#nginx.at('kept');
    // The site may ask before nginx has begun to keep anything.
    const entries = existsSync(kept) ? readdirSync(kept) : [];
    for (const entry of entries) rmSync(path.join(kept, entry), { recursive: true });
    response.end('{"success":true}');
  });

  /** Listens, before there is a site to be asked. */
  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#calls.listen(0, '127.0.0.1', resolve));
    this.purgeUrl = `http://127.0.0.1:${(this.#calls.address() as AddressInfo).port}/purge`;
    const [port = 0] = await freePorts(1);
    this.url = `http://127.0.0.1:${port}`;
  }

  /** Begins to keep what a site lets it keep. */
  async start(origin: string): Promise<void> {
    for (const name of ['clinicdee-cdn', 'clinicdee-cdn-site', 'clinicdee-proxy']) {
      const text = readFileSync(path.join(files, `${name}.conf`), 'utf8')
        .replace('/var/cache/nginx/clinicdee', this.#nginx.at('kept'))
        .replace('http://127.0.0.1:4321', origin)
        .replace('/etc/nginx/clinicdee-proxy.conf', this.#nginx.at('clinicdee-proxy'))
        .replace('$host', '$http_host');
      writeFileSync(this.#nginx.at(name), text);
    }
    const { port } = new URL(this.url);
    await this.#nginx.start(
      `include ${this.#nginx.at('clinicdee-cdn')};
      server { listen 127.0.0.1:${port}; include ${this.#nginx.at('clinicdee-cdn-site')}; }`,
      Number(port),
    );
  }

  async stop(): Promise<void> {
    await this.#nginx.stop();
    this.#calls.closeAllConnections();
    await new Promise((resolve) => this.#calls.close(resolve));
  }
}
