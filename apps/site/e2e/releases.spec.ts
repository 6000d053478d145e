import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { openDatabase } from '../src/database.ts';
import { SqliteOutbox } from '../src/leads/sqlite-outbox.ts';
import { ReleaseProject } from './release-project.ts';
import { freePorts } from './server-process.ts';
import { LeadApiDouble } from './site.ts';

/** What visitors ask for all the time, and what became of it. */
class Stream {
  readonly failures: string[] = [];
  readonly references: string[] = [];
  views = 0;
  readonly #url: string;
  #isOver = false;
  readonly #all: Promise<unknown>;

  constructor(url: string) {
    this.#url = url;
    const pages = ['/', '/pdpa', '/terms', '/robots.txt'];
    this.#all = Promise.all([
      ...pages.map((page) => this.#repeat(30, () => this.#view(page))),
      ...[1, 2].map((sender) => this.#repeat(60, (turn) => this.#send(`${sender}-${turn}`))),
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

  async #view(page: string): Promise<void> {
    const response = await fetch(this.#url + page);
    await response.text();
    if (response.status === 200) this.views++;
    else this.failures.push(`${page}: ${response.status}`);
  }

  async #send(name: string): Promise<void> {
    const response = await fetch(`${this.#url}/api/leads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': `form-of-sender-${name}` },
      body: JSON.stringify({
        ...{ fullname: `ผู้ส่ง ${name}`, phone: '0812345678', email: 'a@clinic.co.th' },
        ...{ organization_type: 'จิตเวช', description: name },
      }),
    });
    const { reference } = (await response.json()) as { reference?: string };
    if (response.status === 200 && reference) this.references.push(reference);
    else this.failures.push(`lead ${name}: ${response.status}`);
  }
}

const titleAt = async (url: string) =>
  /<title>[^<]* (\S+)<\/title>/.exec(await (await fetch(url)).text())?.[1];

test('seven releases, two of them broken, and a rollback: no visitor notices, no lead is lost', async () => {
  test.setTimeout(600_000);
  const leadApi = await new LeadApiDouble().start();
  const [port = 0] = await freePorts(1);
  const url = `http://127.0.0.1:${port}`;
  const project = new ReleaseProject({
    ...{ PORT: String(port), LEADS_PER_MINUTE: '100000', LOG_LEVEL: 'warn' },
    ...{ LEAD_API_URL: leadApi.url, LEAD_API_TOKEN: 'token' },
  });
  let stream: Stream | undefined;
  try {
    project.write('0');
    await project.start();
    stream = new Stream(url);

    const words = ['1', 'slip', '3', 'dead-end', '5', '6', '7'];
    let good = '0';
    for (const word of words) {
      project.write(word);
      const { code, line } = await project.run('release');
      const isBroken = ['slip', 'dead-end'].includes(word);
      expect([word, code, line]).toEqual([word, isBroken ? 1 : 0, line]);
      if (word === 'slip') expect(line).toContain('The site could not be built');
      if (word === 'dead-end') expect(line).toContain('/nowhere answers 404 (from /)');
      if (!isBroken) good = word;
      // Over a connection from before, the process before says its last words.
      await expect.poll(() => titleAt(url)).toBe(good);
    }
    expect(project.kept()).toHaveLength(3);

    project.write('7');
    expect((await project.run('rollback')).line).toContain('Gone back');
    await expect.poll(() => titleAt(url)).toBe('6');
    // What was gone back from is not what one goes back to the next time.
    project.write('8');
    expect((await project.run('release')).line).toContain('Released');
    expect((await project.run('rollback')).line).toContain('Gone back');
    await expect.poll(() => titleAt(url)).toBe('6');
    // A page of the first release is open somewhere, and one of the release that was gone back from.
    for (const word of ['0', '5', '7']) {
      const response = await fetch(`${url}/_astro/only.${word}.js`);
      expect([word, response.status]).toEqual([word, 200]);
    }

    await stream.end();
    expect(stream.failures).toEqual([]);
    expect(stream.views).toBeGreaterThan(50);
    expect(stream.references.length).toBeGreaterThan(20);

    const database = openDatabase(project.dataDir);
    const there = new SqliteOutbox(database).list();
    const acknowledged = stream.references.toSorted();
    expect(there.map(({ reference }) => reference).toSorted()).toEqual(acknowledged);
    const isDelivered = () =>
      new SqliteOutbox(database).list().every((l) => l.state === 'delivered');
    await expect.poll(isDelivered, { timeout: 60_000 }).toBe(true);
    database.close();
    const arrived = leadApi.received.map(({ headers }) => headers['x-lead-reference']);
    expect(arrived.toSorted()).toEqual(acknowledged);
  } finally {
    await stream?.end();
    await project.dispose();
    await leadApi.stop();
  }
});
