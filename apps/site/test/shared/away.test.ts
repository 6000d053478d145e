import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { Clock } from '@clinicdee/clock';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../../src/database.ts';
import { LeadMover } from '../../src/leads/lead-mover.ts';
import { PostgresOutbox } from '../../src/leads/postgres-outbox.ts';
import { samplePayload } from '../../src/leads/sample-payload.ts';
import { ShelteredOutbox } from '../../src/leads/sheltered-outbox.ts';
import { SqliteOutbox } from '../../src/leads/sqlite-outbox.ts';
import { SharedDatabase } from '../../src/shared/shared-database.ts';
import { emptyDatabase, programs, startServer, stopServer } from './stores.ts';
import { Way } from './way.ts';

beforeAll(startServer, 120_000);
afterAll(stopServer);

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const clock = new Clock();
let url: string;
let way: Way;
let sites: Site[];

/** One process of the site, on a disk of its own. */
interface Site {
  folder: string;
  local: SqliteOutbox;
  file: DatabaseSync;
  shared: SharedDatabase;
  postgres: PostgresOutbox;
  outbox: ShelteredOutbox;
  mover: LeadMover;
}

async function start(address = url, claimMs = 60_000): Promise<Site> {
  const folder = mkdtempSync(path.join(tmpdir(), 'away-'));
  const file = openDatabase(folder);
  const local = new SqliteOutbox(file, clock);
  const shared = new SharedDatabase(address, log);
  await shared.open();
  const postgres = new PostgresOutbox(shared, clock, claimMs);
  const mover = new LeadMover(file, postgres, log, clock, () => undefined);
  shared.onBack(() => mover.wake());
  const outbox = new ShelteredOutbox(postgres, local, log, () => mover.wake());
  const site = { folder, file, local, shared, postgres, outbox, mover };
  sites.push(site);
  return site;
}

beforeEach(async () => {
  sites = [];
  vi.clearAllMocks();
  ({ way, url } = await Way.to(programs === undefined ? 'postgres://x:1' : await emptyDatabase()));
});
afterEach(async () => {
  for (const site of sites) {
    await site.mover.stop();
    await site.shared.close();
    site.file.close();
    rmSync(site.folder, { recursive: true });
  }
  way.close();
});

const lead = (idempotencyKey: string | undefined, fullname = 'สมหญิง') => ({
  payload: { ...samplePayload, fullname },
  idempotencyKey,
  isSuspected: false,
});
const there = async (site: Site) => (await site.postgres.list()).map(({ reference }) => reference);
const here = (site: Site) => site.local.list().map(({ reference }) => reference);
const isBack = (site: Site) =>
  vi.waitFor(() => expect(site.shared.trouble()).toBeUndefined(), { timeout: 10_000 });

describe.skipIf(programs === undefined)('while the shared database is away', () => {
  it('a lead is kept on this machine, and moves over by itself', async () => {
    const site = await start();
    const before = await site.outbox.add(lead('form-fill-1'));
    expect(await there(site)).toEqual([before.reference]);
    way.cut();
    const during = await site.outbox.add(lead('form-fill-2'));
    expect(during.isNew).toBe(true);
    expect(here(site)).toEqual([during.reference]);
    expect(site.shared.trouble()).toBeDefined();
    await site.outbox.tryWriting();
    expect((await site.outbox.queue()).waiting).toBe(1);
    expect(await site.outbox.receivedAt(during.reference)).toBeDefined();
    expect(await site.outbox.due(10)).toEqual([]);

    way.mend();
    await vi.waitFor(() => expect(here(site)).toEqual([]), { timeout: 10_000 });
    expect((await there(site)).toSorted()).toEqual([before, during].map((l) => l.reference).sort());
    expect((await site.outbox.due(10)).map(({ payload }) => payload.fullname)).toHaveLength(2);
    const said = JSON.stringify(log.error.mock.calls);
    expect(said).toContain('the shared database is away');
    expect(said).not.toContain('สมหญิง');
  });

  it('the same form is one lead, under one reference, on whichever machine it is sent again', async () => {
    const [first, second] = [await start(), await start()];
    const told = await first.outbox.add(lead('form-fill-1'));
    way.cut();
    const again = await second.outbox.add(lead('form-fill-1'));
    expect(again.reference).toBe(told.reference);
    expect(await first.outbox.add(lead('form-fill-1'))).toMatchObject({
      reference: told.reference,
    });
    way.mend();
    await vi.waitFor(() => expect([...here(first), ...here(second)]).toEqual([]), {
      timeout: 10_000,
    });
    expect(await there(first)).toEqual([told.reference]);
  });

  it('a site starts all the same, and brings the database to its shape once it is there', async () => {
    way.cut();
    const site = await start();
    const { reference } = await site.outbox.add(lead(undefined));
    expect(here(site)).toEqual([reference]);
    way.mend();
    await vi.waitFor(() => expect(here(site)).toEqual([]), { timeout: 10_000 });
    expect(await there(site)).toEqual([reference]);
  });

  it('nobody is thanked when the disk takes nothing either', async () => {
    const site = await start();
    way.cut();
    site.file.exec('PRAGMA query_only = ON');
    await expect(site.outbox.add(lead('form-fill-1'))).rejects.toThrow();
    await expect(site.outbox.tryWriting()).rejects.toThrow();
    site.file.exec('PRAGMA query_only = OFF');
  });
});

describe.skipIf(programs === undefined)('an answer that does not come back', () => {
  it.each(['form-fill-1', undefined])('makes no second lead (key %s)', async (key) => {
    const site = await start();
    way.loseAnswerTo('INSERT INTO outbox');
    const { reference, isNew } = await site.outbox.add(lead(key));
    expect(isNew).toBe(true);
    await isBack(site);
    await vi.waitFor(() => expect(here(site)).toEqual([]), { timeout: 10_000 });
    expect(await there(site)).toEqual([reference]);
    expect(await site.outbox.add(lead(key))).toMatchObject({ reference, isNew: false });
  });

  it('makes no second lead of one that was being moved', async () => {
    const site = await start();
    way.cut();
    const { reference } = await site.outbox.add(lead('form-fill-1'));
    way.loseAnswerTo('INSERT INTO outbox');
    way.mend();
    await vi.waitFor(() => expect(here(site)).toEqual([]), { timeout: 15_000 });
    expect(await there(site)).toEqual([reference]);
  }, 20_000);
});

describe.skipIf(programs === undefined)('several processes', () => {
  it('never take the same lead to be sent', async () => {
    const processes = await Promise.all([start(), start(), start()]);
    const [first] = processes;
    const keys = Array.from({ length: 40 }, (_, index) => `form-fill-${index}`);
    for (const key of keys) await first.outbox.add(lead(key));
    const taken: string[] = [];
    const take = async (site: Site) => {
      for (let leads = await site.outbox.due(3); leads.length > 0;) {
        taken.push(...leads.map(({ id }) => id));
        leads = await site.outbox.due(3);
      }
    };
    await Promise.all(processes.map(take));
    expect(taken).toHaveLength(40);
    expect(new Set(taken).size).toBe(40);
    // Each is somebody's: nothing is due before a claim ends.
    expect(await first.outbox.nextAttemptAt()).toBeGreaterThan(clock.now());
  });

  it('send what a process that died had claimed', async () => {
    const [dying, other] = [await start(url, 300), await start()];
    const { id } = await dying.outbox.add(lead('form-fill-1'));
    expect(await dying.outbox.due(1)).toHaveLength(1);
    expect(await other.outbox.due(1)).toEqual([]);
    await vi.waitFor(async () => {
      expect((await other.outbox.due(1)).map((due) => due.id)).toEqual([id]);
    });
  });

  it('agree on a form that is sent to all of them at once', async () => {
    const processes = await Promise.all([start(), start(), start()]);
    const added = await Promise.all(processes.map(({ outbox }) => outbox.add(lead('form-fill-1'))));
    expect(new Set(added.map(({ reference }) => reference)).size).toBe(1);
    expect(added.filter(({ isNew }) => isNew)).toHaveLength(1);
  });

  it('bring an empty database to its shape together', async () => {
    const fresh = await emptyDatabase();
    const processes = await Promise.all([start(fresh), start(fresh), start(fresh)]);
    expect(processes.map(({ shared }) => shared.trouble())).toEqual([
      ...[undefined, undefined, undefined],
    ]);
  });

  it('refuse a database that a newer version has written', async () => {
    const site = await start();
    await site.shared.run('UPDATE steps SET taken = taken + 1', []);
    await expect(start()).rejects.toThrow('written by a newer version of the site');
  });
});

it.skipIf(programs === undefined)('takes over what waited before there was one', async () => {
  way.cut();
  const site = await start();
  const begun = Date.now();
  const [waiting, refused, done] = ['form-fill-1', 'form-fill-2', 'form-fill-3'].map((key, place) =>
    site.local.store(lead(key), begun + place),
  );
  site.local.markFailed(refused?.id ?? '', 'http_422', 0);
  site.local.setAside(refused?.id ?? '');
  site.local.markDelivered(done?.id ?? '');
  way.mend();
  await vi.waitFor(() => expect(here(site)).toEqual([done?.reference]), { timeout: 10_000 });
  expect(await site.postgres.list()).toMatchObject([
    { reference: waiting?.reference, state: 'waiting', attempts: 0 },
    { reference: refused?.reference, state: 'refused', attempts: 1, lastFailure: 'http_422' },
  ]);
});
