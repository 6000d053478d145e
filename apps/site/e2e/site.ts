import { mkdtempSync, rmSync } from 'node:fs';
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

/** The built site as a process with its own data folder. */
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

  /** The body of the answer at a path. */
  async textOf(path: string): Promise<string> {
    return (await fetch(this.url + path)).text();
  }

  /** Waits until the list shows articles and pictures. */
  async hasArticles(): Promise<void> {
    for (;;) {
      const page = await this.textOf('/articles');
      if (page.includes('class="cards') && page.includes('/pictures/')) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** Ends the process and waits for its exit; the data stays. */
  stop(signal?: NodeJS.Signals): Promise<number | null> {
    return this.#server.stop(signal);
  }

  /** Sends a lead as the form does. */
  postLead(fullname: string, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(`${this.url}/api/leads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({
        fullname,
        phone: '0812345678',
        email: 'a@clinic.co.th',
        organization_type: 'จิตเวช',
        description: '',
      }),
    });
  }

  /** The leads in the outbox on disk, with their payloads. */
  leads() {
    const database = openDatabase(this.dataDir);
    try {
      const outbox = new SqliteOutbox(database);
      return outbox.list().map((lead) => ({ ...lead, payload: outbox.payloadOf(lead.id) }));
    } finally {
      database.close();
    }
  }

  /** The leads of one sender. */
  leadsOf(fullname: string) {
    return this.leads().filter(({ payload }) => payload?.fullname === fullname);
  }

  /** Kills the process and deletes the data. */
  async dispose(): Promise<void> {
    await this.stop('SIGKILL');
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}

/** The public address that the site writes into its pages; tests request another port. */
export const PUBLIC_URL = 'http://localhost:4321';

/** Tests of a site and a content site that run once per worker; `baseURL` is the site's. */
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
      // All browsers have the same address here: the limit per address must not apply.
      await site.start({
        LEADS_PER_MINUTE: '10000',
        SITE_URL: PUBLIC_URL,
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

/** Tests with a site of their own, which they start themselves, and an empty content site. */
export const testOwnSite = base.extend<{ content: ContentSiteDouble; site: Site }>({
  content: async ({}, use) => {
    const content = await new ContentSiteDouble().start();
    await use(content);
    await content.stop();
  },
  site: async ({}, use) => {
    const site = new Site();
    await use(site);
    await site.dispose();
  },
});

export { expect } from '@playwright/test';
