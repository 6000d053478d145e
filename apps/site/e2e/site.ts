import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base } from '@playwright/test';
import { openDatabase } from '../src/database/database.ts';
import { SqliteOutbox } from '../src/leads/sqlite-outbox.ts';
import { ContentSiteDouble } from './content-site.ts';
import { fillWithSamples } from './sample-articles.ts';
import { ServerProcess } from './server-process.ts';

const folder = fileURLToPath(new URL('..', import.meta.url));

/** The real server in a process and a data folder of its own. */
export class Site {
  readonly #server = new ServerProcess(folder, /^Site {4}(http:\S+)$/m);
  readonly dataDir = mkdtempSync(path.join(tmpdir(), 'site-'));
  url = '';

  get log(): string {
    return this.#server.log;
  }

  async start(environment: Record<string, string> = {}): Promise<this> {
    this.url = await this.#server.start({ PORT: '0', DATA_DIR: this.dataDir, ...environment });
    return this;
  }

  get pid(): number {
    return this.#server.pid;
  }

  /** Waits until the articles are here, and their pictures. */
  async hasArticles(): Promise<void> {
    for (;;) {
      const page = await (await fetch(`${this.url}/articles`)).text();
      if (page.includes('class="cards') && page.includes('/pictures/')) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** Ends the process and waits for it; the data stays. */
  stop(signal?: NodeJS.Signals): Promise<number | null> {
    return this.#server.stop(signal);
  }

  /** What the outbox on disk holds, with the leads themselves. */
  leads() {
    const database = openDatabase(this.dataDir);
    try {
      const outbox = new SqliteOutbox(database);
      return outbox.list().map((lead) => ({ ...lead, payload: outbox.payloadOf(lead.id) }));
    } finally {
      database.close();
    }
  }

  async dispose(): Promise<void> {
    await this.stop('SIGKILL');
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}

/** A lead API on loopback that records what it is sent. */
export class LeadApiDouble {
  readonly received: {
    method: string | undefined;
    headers: IncomingHttpHeaders;
    body: Record<string, unknown>;
  }[] = [];
  status = 200;
  url = '';
  readonly #server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      this.received.push({
        method: request.method,
        headers: request.headers,
        body: JSON.parse(text) as Record<string, unknown>,
      });
      response.writeHead(this.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ code: this.status, message: 'ok' }));
    });
  });

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/leads`;
    return this;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

/** By which address people come to it, as it says in its pages: not the port that the tests ask. */
export const PUBLIC_URL = 'http://localhost:4321';

/** Tests against a site and a content site of their own, for each worker; `baseURL` is the site's. */
export const test = base.extend<object, { content: ContentSiteDouble; site: Site }>({
  content: [
    async ({}, use) => {
      const content = await new ContentSiteDouble().start();
      await fillWithSamples(content);
      await use(content);
      await content.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ content }, use) => {
      const site = new Site();
      // Every browser here has the same address, so the limit of one address must not be in the way.
      await site.start({
        ...{ LEADS_PER_MINUTE: '10000', SITE_URL: PUBLIC_URL },
        ...content.environment,
      });
      await site.hasArticles();
      await use(site);
      await site.dispose();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

export { expect } from '@playwright/test';
