import { expect, test } from '@playwright/test';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { postgresPrograms, startPostgres } from '../test/postgres-server.ts';

const supervisor = path.resolve(
  import.meta.dirname,
  '../../../scripts/releases/hand-over-here.mjs',
);
const port = Number(process.env.OFFICE_TEST_PORT ?? 4392) + 5;
const url = `http://127.0.0.1:${port}`;
const account = { email: 'admin@clinicdee.example', password: 'correct horse clinic' };
const keys = { LEAD_API_TOKEN: 'token-of-the-leads', CONTENT_API_KEY: 'key-of-the-content' };
const { PATH, HOME, TMPDIR } = process.env;

/** What site and staff ask of the office all the time, and what became of it. */
class Stream {
  readonly failures: string[] = [];
  readonly references: string[] = [];
  answers = 0;
  #isOver = false;
  readonly #all: Promise<unknown>;

  constructor(token: string) {
    const authorization = `JWT ${token}`;
    this.#all = Promise.all([
      this.#repeat(100, () => this.#get('/admin/login', {})),
      this.#repeat(60, () =>
        this.#get('/api/public/articles', { 'x-api-key': keys.CONTENT_API_KEY }),
      ),
      this.#repeat(100, () => this.#get('/api/leads?limit=5', { authorization })),
      ...[1, 2].map((sender) => this.#repeat(80, (turn) => this.#send(`${sender}-${turn}`))),
    ]);
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await this.#all;
  }

  async #repeat(every: number, ask: (turn: number) => Promise<void>): Promise<void> {
    for (let turn = 0; !this.#isOver; turn++) {
      try {
        await ask(turn);
      } catch (error) {
        const { message, cause } = error as Error;
        this.failures.push(`${message}: ${String(cause)}`);
      }
      await sleep(every);
    }
  }

  async #get(at: string, headers: Record<string, string>): Promise<void> {
    const response = await fetch(url + at, { headers });
    await response.text();
    if (response.status === 200) this.answers++;
    else this.failures.push(`${at}: ${response.status}`);
  }

  async #send(name: string): Promise<void> {
    const response = await fetch(`${url}/api/intake/leads`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${keys.LEAD_API_TOKEN}`,
        'idempotency-key': `lead-of-sender-${name}`,
      },
      body: JSON.stringify({
        ...{ fullname: `ผู้ส่ง ${name}`, phone: '0812345678', email: 'a@clinic.co.th' },
        ...{ organization_type: 'skin', organization_label: 'คลินิกผิวหนัง', description: name },
        ...{ user_action: 'contact_form_submit', device_type: 'mobile', landing_page: '' },
        ...{ utm_source: '', utm_medium: '', utm_campaign: '', utm_term: '', utm_content: '' },
        ...{
          referrer: '',
          phone_e164: '+66812345678',
          consent_text: 'ยินยอม',
          consent_version: '1',
        },
        marketing_consent: false,
      }),
    });
    const text = await response.text();
    if (response.status !== 200) this.failures.push(`lead ${name}: ${response.status} ${text}`);
    else
      this.references.push(z.object({ reference: z.string() }).parse(JSON.parse(text)).reference);
  }
}

async function logIn(): Promise<string> {
  const response = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  return z.object({ token: z.string() }).parse(await response.json()).token;
}

/** Of all that are there, each once. */
async function keptReferences(token: string): Promise<string[]> {
  const headers = { authorization: `JWT ${token}` };
  const response = await fetch(`${url}/api/leads?limit=0&depth=0`, { headers });
  const kept = z.object({ docs: z.array(z.object({ reference: z.string() })) });
  return kept.parse(await response.json()).docs.map(({ reference }) => reference);
}

async function isServing(child: ChildProcess): Promise<void> {
  while ((await fetch(`${url}/readyz`).catch(() => undefined))?.status !== 200) {
    if (child.exitCode !== null) throw new Error('the office ended');
    await sleep(300);
  }
}

const programs = postgresPrograms();

for (const database of ['SQLite', 'PostgreSQL']) {
  test(`fresh processes follow one another on ${database}: nobody notices, no lead is lost`, async () => {
    test.skip(database === 'PostgreSQL' && !programs, 'PostgreSQL is not on this machine');
    test.setTimeout(600_000);
    const dataDir = mkdtempSync(path.join(tmpdir(), 'hand-over-'));
    const server = database === 'PostgreSQL' ? await startPostgres(programs ?? '') : undefined;
    const child = fork(supervisor, {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: [],
      env: {
        ...{ NODE_ENV: 'production', PATH, HOME, ...(TMPDIR && { TMPDIR }), ...keys },
        ...{ APPS: 'office', OFFICE_PORT: String(port), OFFICE_URL: url, DATA_DIR: dataDir },
        ...{ OFFICE_SAMPLES: 'false', LOG_LEVEL: 'warn', CANARY: '0' },
        ...{ OFFICE_ADMIN_EMAIL: account.email, OFFICE_ADMIN_PASSWORD: account.password },
        ...(server && { DATABASE_URL: server.url }),
      },
    });
    let stream: Stream | undefined;
    try {
      await isServing(child);
      const token = await logIn();
      stream = new Stream(token);
      for (let turn = 0; turn < 3; turn++) {
        await sleep(1_000);
        const answered = once(child, 'message');
        child.send('go over');
        expect((await answered)[0]).toBe('done');
      }
      await stream.end();
      expect(stream.failures).toEqual([]);
      expect(stream.answers).toBeGreaterThan(30);
      expect(stream.references.length).toBeGreaterThan(10);
      expect((await keptReferences(token)).toSorted()).toEqual(stream.references.toSorted());
    } finally {
      await stream?.end();
      if (child.exitCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      server?.stop();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
    }
  });
}
