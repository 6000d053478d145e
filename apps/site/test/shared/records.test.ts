import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Clock } from '@clinicdee/clock';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConsentRepository } from '../../src/consent/consent-repository.ts';
import { SharedConsents } from '../../src/consent/shared-consents.ts';
import { type CountKey, CountRepository } from '../../src/counts/count-repository.ts';
import { type Missed, MissedStore, runOn } from '../../src/counts/missed-store.ts';
import { SharedCounts } from '../../src/counts/shared-counts.ts';
import { openDatabase } from '../../src/database.ts';
import { SharedDatabase } from '../../src/shared/shared-database.ts';
import { emptyDatabase, programs, silent, startServer, stopServer } from './stores.ts';
import { Way } from './way.ts';

beforeAll(startServer, 120_000);
afterAll(stopServer);

let url: string;
let way: Way;
let folders: string[];
let files: DatabaseSync[];
let shared: SharedDatabase;

beforeEach(async () => {
  ({ way, url } = await Way.to(programs === undefined ? 'postgres://x:1' : await emptyDatabase()));
  shared = new SharedDatabase(url, silent);
  await shared.open();
  folders = [];
  files = [];
});
afterEach(async () => {
  await shared.close();
  for (const file of files) file.close();
  for (const folder of folders) rmSync(folder, { recursive: true });
  way.close();
});

function disk(): DatabaseSync {
  const folder = mkdtempSync(path.join(tmpdir(), 'records-'));
  folders.push(folder);
  const file = openDatabase(folder);
  files.push(file);
  return file;
}
const isBack = () =>
  vi.waitFor(() => expect(shared.trouble()).toBeUndefined(), { timeout: 10_000 });

describe.skipIf(programs === undefined)('consents of several machines', () => {
  const choice = (version: string) => ({ version, wording: 'w', offered: [], allowed: [] });
  const versions = async (consents: SharedConsents) =>
    (await consents.list()).map(({ version }) => version).sort();

  it('are one record, whichever of them wrote them down', async () => {
    const [first, second] = [disk(), disk()].map(
      (file) => new SharedConsents(shared, file, new Clock(), silent),
    );
    await first?.add(choice('1'));
    await second?.add(choice('2'));
    expect(first && (await versions(first))).toEqual(['1', '2']);
  });

  it('wait on the disk while the database is away, with those from before there was one', async () => {
    const file = disk();
    const before = new ConsentRepository(file);
    before.add(choice('1'));
    file.exec('UPDATE consents SET key = NULL');
    const consents = new SharedConsents(shared, file, new Clock(), silent);
    way.cut();
    await consents.add(choice('2'));
    await consents.move();
    expect(before.list()).toHaveLength(2);
    await expect(consents.list()).rejects.toThrow('away');
    way.mend();
    await isBack();
    await consents.move();
    expect(before.list()).toEqual([]);
    expect(await versions(consents)).toEqual(['1', '2']);
  });

  it('are written once when the answer to the writing is lost', async () => {
    const file = disk();
    const consents = new SharedConsents(shared, file, new Clock(), silent);
    way.loseAnswerTo('INSERT INTO consents');
    await consents.add(choice('1'));
    expect(new ConsentRepository(file).list()).toHaveLength(1);
    await isBack();
    await consents.move();
    expect(await versions(consents)).toEqual(['1']);
  });
});

describe.skipIf(programs === undefined)('counts of several machines', () => {
  const key: CountKey = {
    ...{ day: '2026-11-21', page: '/', source: 'google', detail: '', campaign: 'ก' },
    ...{ device: 'mobile', event: 'view' },
  };
  const between = (counts: SharedCounts) => counts.between('2026-11-20', '2026-11-22');

  it('come together, and read as those of one machine', async () => {
    const files = [disk(), disk()];
    const machines = files.map((file) => new SharedCounts(shared, file, silent));
    const one = new CountRepository(disk());
    for (const file of files) {
      const sums = [
        { ...key, count: 3 },
        { ...key, event: 'lead' as const, count: 1 },
        { ...key, page: '/articles', day: '2026-11-22', device: 'desktop' as const, count: 2 },
      ];
      new CountRepository(file).add(sums);
      one.add(sums);
    }
    await Promise.all(machines.map((machine) => machine.send()));
    const [machine] = machines;
    expect(machine && (await between(machine))).toEqual(one.between('2026-11-20', '2026-11-22'));
    for (const counts of machines) await counts.close();
  });

  it.each(['INSERT INTO counts', 'COMMIT'])(
    'arrive once when the answer to %s is lost, and are kept while the database is away',
    async (words) => {
      const file = disk();
      const counts = new SharedCounts(shared, file, silent);
      const repository = new CountRepository(file);
      repository.add([{ ...key, count: 3 }]);
      way.loseAnswerTo(words);
      await counts.send();
      expect(shared.trouble()).toBeDefined();
      repository.add([{ ...key, count: 4 }]);
      await counts.send();
      await isBack();
      // First the parcel that may have arrived, then what came since.
      await counts.send();
      await counts.send();
      expect((await between(counts)).total.view).toBe(7);
      await counts.close();
    },
  );
});

describe.skipIf(programs === undefined)('searches without results of several machines', () => {
  it('are one list, and the same that one machine would have', async () => {
    const machines = [disk(), disk()].map((file) => new SharedCounts(shared, file, silent));
    const [first, second] = machines.map(({ run }) => new MissedStore(run));
    const one = new MissedStore(runOn(disk()));
    const add = async (store: MissedStore | undefined, missed: Missed) => {
      await store?.add(missed);
      await one.add(missed);
    };
    await add(first, { words: 'ฟันสวย', count: 2, day: '2026-11-21' });
    await add(second, { words: 'ฟันสวย', count: 1, day: '2026-11-22' });
    await add(second, { words: 'ขูด', count: 1, day: '2026-08-01' });
    const listed = await first?.list();
    expect(listed).toEqual(await one.list());
    expect(listed).toMatchObject([
      { words: 'ฟันสวย', count: 3, first: '2026-11-21', last: '2026-11-22' },
      { words: 'ขูด' },
    ]);
    expect(await second?.eraseBefore('2026-08-02')).toBe(1);
    for (let index = 0; index < 205; index++) {
      await second?.add({ words: `a${index}`, count: 1, day: '2026-11-23' });
    }
    expect((await first?.list())?.filter(({ first: day }) => day === '2026-11-23').length).toBe(
      199,
    );
    const { rows } = await shared.run('SELECT count(*) AS n FROM missed_searches', []);
    expect(rows[0]?.n).toBe(201);
    for (const counts of machines) await counts.close();
  });
});
