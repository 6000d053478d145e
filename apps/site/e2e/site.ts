import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base } from '@playwright/test';
import { openDatabase } from '../src/storage/database.ts';
import { SqliteOutbox } from '../src/leads/sqlite-outbox.ts';
import { ContentSiteDouble } from './content-site.ts';
import { acceptedRegistration, RecordingApi } from './recording-api.ts';
import { fillWithSamples } from './sample-articles.ts';
import { ServerProcess } from './server-process.ts';

const folder = fileURLToPath(new URL('..', import.meta.url));

/** The built site as a process with its own data folder. */
export class Site extends ServerProcess {
  readonly dataDir = mkdtempSync(path.join(tmpdir(), 'site-'));
  url = '';

  constructor() {
    super(folder, /^Site {4}(http:\S+)$/m);
  }

  async start(environment: Record<string, string> = {}): Promise<this> {
    this.url = await this.launch({ PORT: '0', DATA_DIR: this.dataDir, ...environment });
    return this;
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
}

/** The public address that the site writes into its pages; tests request another port. */
export const PUBLIC_URL = 'http://localhost:4321';

/** Gives access to the statistics. */
export const analyticsKey = 'key-of-the-office';
/** Gives access to articles only. */
export const contentKey = 'key-of-the-articles';

/** The variables that configure both tags. */
export const tags = { GA_MEASUREMENT_ID: 'G-TEST1', ADS_CONVERSION_ID: 'AW-123/label' };

interface Servers {
  content: ContentSiteDouble;
  registrationApi: RecordingApi;
  /** The variables of `site`. */
  environment: Record<string, string>;
  /** The site of most tests; its articles are those of `content`. */
  site: Site;
  /** A site with tags, without articles. */
  siteWithTags: Site;
}

/** The variables of a site that sends registrations to an API. */
export const registersAt = (api: RecordingApi) => ({
  // All browsers have the same address here: the limit per address must not apply.
  LEADS_PER_MINUTE: '10000',
  REGISTRATION_API_URL: api.url,
  REGISTRATION_API_TOKEN: 'token-of-the-test',
});

/** Tests of sites that start once per worker, when a test first needs them; `baseURL` is that of `site`. */
export const test = base.extend<{ api: RecordingApi }, Servers>({
  content: [
    async ({}, use) => {
      await using content = await new ContentSiteDouble().start();
      await fillWithSamples(content);
      await use(content);
    },
    { scope: 'worker' },
  ],
  registrationApi: [
    async ({}, use) => {
      await using api = await new RecordingApi().start();
      await use(api);
    },
    { scope: 'worker' },
  ],
  environment: [
    async ({ content, registrationApi }, use) =>
      use({
        ...registersAt(registrationApi),
        REGISTRATION_API_FIELDS: 'all',
        REGISTRATION_API_TIMEOUT: '1',
        SITE_URL: PUBLIC_URL,
        ...content.environment,
      }),
    { scope: 'worker' },
  ],
  site: [
    async ({ environment }, use) => {
      await using site = await new Site().start(environment);
      await site.hasArticles();
      await use(site);
    },
    // Starting the servers takes long on a busy machine.
    { scope: 'worker', timeout: 120_000 },
  ],
  siteWithTags: [
    async ({ registrationApi }, use) => {
      await using site = await new Site().start({
        ...registersAt(registrationApi),
        ...tags,
        CONTENT_API_KEY: contentKey,
        ANALYTICS_READ_KEY: analyticsKey,
      });
      await use(site);
    },
    { scope: 'worker' },
  ],
  /** The registration API, which accepts every registration unless told otherwise. */
  api: [
    async ({ registrationApi }, use) => {
      registrationApi.received.length = 0;
      registrationApi.reply = acceptedRegistration;
      await use(registrationApi);
    },
    { auto: true },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

/** Tests of pages whose scripts do not run. */
export const testWithoutScript = test.extend({ javaScriptEnabled: false });

/** Tests with a site of their own, which they start themselves, and an empty content site. */
export const testOwnSite = base.extend<{ content: ContentSiteDouble; site: Site }>({
  content: async ({}, use) => {
    await using content = await new ContentSiteDouble().start();
    await use(content);
  },
  site: async ({}, use) => {
    await using site = new Site();
    await use(site);
  },
});

export { expect } from '@playwright/test';
