import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { damagedSince, lostFile } from '../database-file.ts';
import type { Environment } from '../environment.ts';
import { checkDatabase } from './check-database.ts';
import { waitForDatabase } from './wait-for-database.ts';

const good = gunzipSync(
  readFileSync(join(import.meta.dirname, '../../test/releases/0.1.0.sqlite.gz')),
);
let folder: string;
let file: string;
let log: MockInstance<typeof console.error>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'office-file-'));
  file = join(folder, 'office.sqlite');
  writeFileSync(file, good);
  log = vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  log.mockRestore();
  rmSync(folder, { recursive: true });
});

/** Overwrites the page at which a table or an index begins. */
function spoil(name: string): void {
  const database = new DatabaseSync(file);
  const row = database.prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?').get(name);
  database.close();
  const end = Number(row?.rootpage) * 4096;
  writeFileSync(file, Buffer.from(readFileSync(file)).fill(0xa5, end - 4096, end));
}

it('tells a whole file from one that is damaged, and from one that cannot be read', async () => {
  expect(await checkDatabase(file)).toBe('whole');
  spoil('articles');
  expect(await checkDatabase(file)).toBe('damaged');
  for (const name of ['users', 'leads', 'leads_updated_at_idx']) {
    writeFileSync(file, good);
    spoil(name);
    expect(await checkDatabase(file)).toBe('unreadable');
  }
  writeFileSync(file, good);
  truncateSync(file, 8192);
  expect(await checkDatabase(file)).toBe('unreadable');
  writeFileSync(file, 'no database at all'.repeat(500));
  expect(await checkDatabase(file)).toBe('unreadable');
  expect(await checkDatabase(`${file}-none`)).toBe('unknown');
});

it('waits beside a file that cannot be read, says so, and goes on once it is restored', async () => {
  const OFFICE_PORT = await freePort();
  const environment = { OFFICE_PORT, HOST: '127.0.0.1', DATA_DIR: folder } as Environment;
  await waitForDatabase(environment);
  expect(damagedSince()).toBeUndefined();

  writeFileSync(file, Buffer.alloc(good.length, 7));
  const waiting = waitForDatabase(environment);
  const answer = await vi.waitFor(() => fetch(`http://127.0.0.1:${OFFICE_PORT}/readyz`), 10_000);
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain('ฐานข้อมูลของระบบหลังบ้านเสียหาย');
  expect(log).toHaveBeenCalledWith(
    expect.stringMatching(/office\.sqlite is damaged.*no new admin\./),
  );
  expect(damagedSince()).toBeGreaterThan(0);
  // Moved away it is a loss, and no beginning.
  rmSync(file);
  await vi.waitFor(() => expect(lostFile(environment)).toMatch(/is missing/));
  writeFileSync(file, good);
  await waiting;
  expect(damagedSince()).toBeUndefined();
}, 30_000);

it('works on with a file that is damaged elsewhere, and says so', async () => {
  spoil('articles');
  await waitForDatabase({ OFFICE_PORT: 0, HOST: '127.0.0.1', DATA_DIR: folder } as Environment);
  expect(damagedSince()).toBeGreaterThan(0);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('damaged (quick_check)'));
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
