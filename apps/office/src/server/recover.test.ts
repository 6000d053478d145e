import { isDamaged } from '@clinicdee/data-dir/copy-database';
import { readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { recover } from './recover.ts';
import { testFile } from '../../test/damaged-file.ts';

let bench: ReturnType<typeof testFile>;
beforeEach(() => (bench = testFile()));
afterEach(() => bench.dispose());

it.each(['articles', 'leads_updated_at_idx', 'history', 'sqlite_sequence'])(
  'keeps every lead and account when %s is damaged, and sets the damaged file aside',
  (name) => {
    bench.addLeads(500);
    bench.overwriteRoot(name);
    expect(isDamaged(bench.file)).toBe(true);
    const { kept, setAside } = recover(bench.folder);
    expect(bench.beside()).toContain(setAside);
    expect(kept).toMatchObject({ leads: 503, users: 5 });
    expect(isDamaged(bench.file)).toBe(false);
    expect(bench.names()).toHaveLength(503);
    expect(bench.ask('PRAGMA foreign_key_check')).toEqual([]);
  },
);

it('keeps the leads before and after damaged pages', () => {
  bench.addLeads(2000);
  const [root] = bench.ask(
    "SELECT min(pageno) AS first FROM dbstat WHERE name = 'leads' AND pagetype = 'leaf'",
  );
  const page = Number(root?.first) + 3;
  bench.overwrite(page * 4096, (page + 3) * 4096);
  const { kept, torn } = recover(bench.folder);
  expect(torn.length).toBeGreaterThan(0);
  expect(kept.leads).toBeGreaterThan(1500);
  expect(isDamaged(bench.file)).toBe(false);
});

it('keeps the leads of a truncated file', () => {
  const before = statSync(bench.file).size;
  bench.addLeads(2000);
  // Half of what the leads have added.
  truncateSync(bench.file, Math.floor((before + statSync(bench.file).size) / 2));
  expect(recover(bench.folder).kept.leads).toBeGreaterThan(500);
  expect(isDamaged(bench.file)).toBe(false);
});

it('does not reuse ids of rows that may be lost', () => {
  bench.addLeads(10);
  bench.overwriteRoot('sqlite_sequence');
  recover(bench.folder);
  const [row] = bench.ask("SELECT seq FROM sqlite_sequence WHERE name = 'leads'");
  expect(Number(row?.seq)).toBeGreaterThan(1000);
});

it.each([
  ['not a database', () => writeFileSync(bench.file, Buffer.alloc(600_000, 7))],
  ['truncated to one page', () => truncateSync(bench.file, 4096)],
  ['emptied', () => truncateSync(bench.file, 0)],
  ['without accounts', () => bench.overwriteRoot('users')],
  ['without its migrations', () => bench.overwriteRoot('payload_migrations')],
])('fails without changing a file that is %s', (_, spoil) => {
  spoil();
  const before = readdirSync(bench.folder).filter((name) => !/-(wal|shm)$/.test(name));
  expect(() => recover(bench.folder)).toThrow();
  expect(readdirSync(bench.folder).filter((name) => !/-(wal|shm)$/.test(name))).toEqual(before);
});
