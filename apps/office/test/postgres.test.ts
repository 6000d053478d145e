import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { environment } from '../src/environment/environment.ts';
import { databaseCheck } from '../src/health/database-problem.ts';
import { deliverLead, startOffice } from './office.ts';
import { startPostgres } from './postgres-server.ts';

const run = promisify(execFile);

const server = await startPostgres();
afterAll(server.stop);
const office = await startOffice({ DATABASE_URL: server.url, OFFICE_SAMPLES: 'true' });

it('stores a lead with a very long campaign and article', async () => {
  // Random, since PostgreSQL compresses index entries.
  const long = Array.from({ length: 2048 }, () =>
    String.fromCharCode(0x0e01 + Math.floor(Math.random() * 46)),
  ).join('');
  const change = { article: long, utm_campaign: long };
  expect((await deliverLead(office, 'postgres-long', change)).status).toBe(200);
});

it('serves the content API', async () => {
  expect((await office.content('articles')).json).toHaveLength(3);
});

it('restores a backup into an empty database', async () => {
  const backup = join(mkdtempSync(join(tmpdir(), 'backup-')), 'today');
  const dataDir = mkdtempSync(join(tmpdir(), 'restored-'));
  const command = (script: string, change: Record<string, string>) =>
    run(process.execPath, [join(import.meta.dirname, '../scripts', script), backup], {
      env: { ...process.env, PATH: `${server.programs}:${process.env.PATH ?? ''}`, ...change },
    });
  const restored = server.empty('restored');
  await command('backup.ts', {});
  await command('restore.ts', { DATABASE_URL: restored, DATA_DIR: dataDir });
  expect(await contents(restored)).toBe(await contents(server.url));
  expect(readdirSync(join(dataDir, 'media')).sort()).toEqual(
    readdirSync(join(office.dataDir, 'media')).sort(),
  );
  await expect(
    command('restore.ts', { DATABASE_URL: restored, DATA_DIR: `${dataDir}-2` }),
  ).rejects.toThrow(/not empty/);
}, 60_000);

it('does not start in an encoding that lacks characters', async () => {
  const create = "create database thai encoding 'WIN874' locale 'C' template template0";
  await run(join(server.programs, 'psql'), ['-c', create, server.url]);
  const DATABASE_URL = server.url.replace(/office$/, 'thai');
  const check = databaseCheck({ ...environment(), DATABASE_URL });
  expect(await check()).toMatchObject({ code: 'database_not_writable' });
});

it('recovers when its connections are terminated', async () => {
  const others = 'pid <> pg_backend_pid() and backend_type = $$client backend$$';
  const cut = `select pg_terminate_backend(pid) from pg_stat_activity where ${others}`;
  const { stdout } = await run(join(server.programs, 'psql'), ['-At', '-c', cut, server.url]);
  expect(stdout).toContain('t');
  await expect
    .poll(() => deliverLead(office, 'postgres-cut').then(({ status }) => status))
    .toBe(200);
});

async function contents(url: string): Promise<string> {
  const sql = `select 'a', id, title from articles union all select 'l', id, fullname from leads
    union all select 'm', id, filename from media union all select 'h', id, text from history
    order by 1, 2`;
  const { stdout } = await run(join(server.programs, 'psql'), ['-At', '-c', sql, url]);
  return stdout;
}
