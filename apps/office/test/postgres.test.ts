import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { up as takeBrandFromTitles } from '../src/migrations/postgres/20261125_030010_titles_without_brand.ts';
import { listOf } from './answers.ts';
import { expectBrandToLeaveTitles } from './brand-in-titles.ts';
import { expectFiguresToAddUp } from './figures-add-up.ts';
import { deliverLead, type Office, startOffice } from './office.ts';
import { expectOddCharactersToBeRemoved } from './odd-characters.ts';
import { expectOddRequestsToBeRefused } from './odd-requests.ts';
import { expectOldToBeErased } from './old-enquiries.ts';
import { postgresPrograms, type PostgresServer, startPostgres } from './postgres-server.ts';
import { expectWhatIsTypedToBeFound } from './searches.ts';

const run = promisify(execFile);
const programs = postgresPrograms();
if (!programs) console.info('No PostgreSQL on this machine: its tests are skipped.');

describe.skipIf(!programs)('on PostgreSQL', () => {
  let server: PostgresServer;
  let office: Office;

  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
    office = await startOffice({ DATABASE_URL: server.url, OFFICE_SAMPLES: 'true' });
  }, 120_000);
  afterAll(async () => {
    await office.stop();
    server.stop();
  });

  it('keeps a lead once, with its history', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => deliverLead(office, 'postgres-once')),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    const { totalDocs } = await office.payload.count({ collection: 'leads', overrideAccess: true });
    expect(totalDocs).toBe(1);
    const sales = await office.person('sales');
    const { docs } = await office.payload.find({ collection: 'leads', overrideAccess: true });
    await office.call('PATCH', `/leads/${String(docs[0]?.id)}`, {
      token: sales,
      body: { status: 'won', note: 'ปิดแล้ว' },
    });
    const history = await office.payload.find({
      collection: 'history',
      sort: 'id',
      overrideAccess: true,
    });
    expect(history.docs.map(({ kind }) => kind)).toEqual(['received', 'status', 'note']);
    const found = await office.call('GET', '/leads?where[phoneSearch][like]=%2B66%2081234', {
      token: sales,
    });
    expect(found.as(listOf({})).totalDocs).toBe(1);
  });

  it('finds names by the search of a list', () => expectWhatIsTypedToBeFound(office));

  it('takes the brand from the titles for search results that it was stored in', () =>
    expectBrandToLeaveTitles(office.payload, takeBrandFromTitles as never));

  it('takes a lead however long its campaign and article are called', async () => {
    // Incompressible, or PostgreSQL would make an index entry of it small again.
    const long = Array.from({ length: 2048 }, () =>
      String.fromCharCode(0x0e01 + Math.floor(Math.random() * 46)),
    ).join('');
    const answer = await deliverLead(office, 'postgres-long', {
      article: long,
      utm_campaign: long,
    });
    expect(answer.status).toBe(200);
  });

  it('removes what it has no characters for, wherever it is typed', () =>
    expectOddCharactersToBeRemoved(office));

  it('answers the content call', async () => {
    const answer = await office.call('GET', '/public/articles', {
      headers: { 'x-api-key': office.secrets.CONTENT_API_KEY },
    });
    expect(answer.json).toHaveLength(6);
  });

  it('restores a backup into an empty database', async () => {
    const backup = join(mkdtempSync(join(tmpdir(), 'backup-')), 'today');
    const dataDir = mkdtempSync(join(tmpdir(), 'restored-'));
    const command = (script: string, change: Record<string, string>) =>
      run(process.execPath, [join(import.meta.dirname, '../scripts', script), backup], {
        env: { ...process.env, PATH: `${programs ?? ''}:${process.env.PATH ?? ''}`, ...change },
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

  it('goes on when its connections are cut', async () => {
    const others = 'pid <> pg_backend_pid() and backend_type = $$client backend$$';
    const cut = `select pg_terminate_backend(pid) from pg_stat_activity where ${others}`;
    const { stdout } = await run(join(programs ?? '', 'psql'), ['-At', '-c', cut, server.url]);
    expect(stdout).toContain('t');
    await expect
      .poll(() => deliverLead(office, 'postgres-cut').then(({ status }) => status))
      .toBe(200);
  });

  it('forgets whoever did not become a customer', () => expectOldToBeErased(office));

  it(
    'refuses odd requests, and is never at fault',
    () => expectOddRequestsToBeRefused(office, 1500),
    120_000,
  );

  it('adds up every figure as SQL does', () => expectFiguresToAddUp(office, 3000), 60_000);

  async function contents(url: string): Promise<string> {
    const sql = `select 'a', id, title from articles union all select 'l', id, fullname from leads
      union all select 'm', id, filename from media union all select 'h', id, text from history
      order by 1, 2`;
    const { stdout } = await run(join(programs ?? '', 'psql'), ['-At', '-c', sql, url]);
    return stdout;
  }
});
