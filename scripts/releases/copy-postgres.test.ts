import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type PostgresServer,
  postgresPrograms,
  startPostgres,
} from '../../apps/office/test/postgres-server.ts';
import { addressOf, withPostgresCopy } from './copy-postgres.mjs';

const programs = postgresPrograms();
const released = path.join(
  import.meta.dirname,
  '../../apps/office/test/releases/0.1.0.postgres.sql.gz',
);

describe.skipIf(!programs)('a copy of PostgreSQL to try steps on', { timeout: 60_000 }, () => {
  let server: PostgresServer;
  const folder = mkdtempSync(path.join(tmpdir(), 'copy-postgres-'));

  const office = (address = server.url) => ({ app: 'office' as const, address });

  /** What `psql` answers, one line. */
  const sql = (address: string, text: string) =>
    execFileSync(path.join(programs ?? '', 'psql'), ['-XqAtc', text, address], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim();
  const copies = () =>
    sql(server.url, "select count(*) from pg_database where datname ~ '_release_'");

  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
    execFileSync(path.join(programs ?? '', 'psql'), ['-Xq', server.url], {
      input: gunzipSync(readFileSync(released)),
      stdio: ['pipe', 'ignore', 'ignore'],
    });
  }, 60_000);
  afterAll(() => {
    server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('holds what the real one holds, while that is worked with', async () => {
    const before = sql(server.url, 'select count(*) from users');
    let seen: string | undefined;
    await withPostgresCopy(office(), folder, (copy) => {
      if (!copy) throw new Error('there is no copy');
      expect(copy).not.toBe(server.url);
      sql(copy, 'drop table users cascade');
      seen = sql(copy, "select count(*) from pg_tables where tablename = 'leads'");
      return Promise.resolve();
    });
    expect(seen).toBe('1');
    expect(sql(server.url, 'select count(*) from users')).toBe(before);
    expect(copies()).toBe('0');
  });

  it("holds the site's schema alone, whose user may not read the office's", async () => {
    sql(
      server.url,
      `create role narrower login createdb; create schema site authorization narrower;
       set role narrower; create table site.steps (taken integer); insert into site.steps values (1)`,
    );
    const address = server.url.replace('office@', 'narrower@');
    let seen: string | undefined;
    await withPostgresCopy({ app: 'site', address }, folder, (copy) => {
      seen = sql(
        copy ?? '',
        "select taken, (select count(*) from pg_tables where schemaname = 'public') from site.steps",
      );
      return Promise.resolve();
    });
    expect(seen).toBe('1|0');
    expect(copies()).toBe('0');
  });

  it('goes when the work fails', async () => {
    const work = () => Promise.reject(new Error('a step that fails'));
    await expect(withPostgresCopy(office(), folder, work)).rejects.toThrow('a step that fails');
    expect(copies()).toBe('0');
  });

  it('takes the place of one that a killed release left', async () => {
    let name = '';
    await withPostgresCopy(office(), folder, (copy) => {
      name = new URL(copy ?? '').pathname.slice(1);
      return Promise.resolve();
    });
    sql(server.url, `create database "${name}"`);
    await withPostgresCopy(office(), folder, () => Promise.resolve());
    expect(copies()).toBe('0');
  });

  it('is not made of an empty database: there is nothing to try steps on', async () => {
    let copy: string | undefined = 'not asked';
    await withPostgresCopy(office(server.empty('fresh')), folder, (given) => {
      copy = given;
      return Promise.resolve();
    });
    expect(copy).toBeUndefined();
  });

  it('is refused in words, without the password, to a user who may make no database', async () => {
    sql(
      server.url,
      "create role narrow login password 'secret-word'; grant all on all tables in schema public to narrow",
    );
    const address = server.url.replace('office@', 'narrow:secret-word@');
    const refused = withPostgresCopy(office(address), folder, () => Promise.resolve());
    await expect(refused).rejects.toThrow('permission denied to create database');
    await expect(refused).rejects.toThrow('RELEASE_UNTRIED=1');
    await expect(refused).rejects.not.toThrow('secret-word');
  });

  it('says that PostgreSQL cannot be reached', async () => {
    const refused = withPostgresCopy(office('postgres://a:secret-word@127.0.0.1:1/b'), folder, () =>
      Promise.resolve(),
    );
    await expect(refused).rejects.toThrow(/connection to server .* failed/);
  });
});

it.each([
  ['postgres://a:b@host:5433/office', 'postgres://a:b@host:5433/x_release_1'],
  ['postgresql://host/office?sslmode=require', 'postgresql://host/x_release_1?sslmode=require'],
  [
    'postgres://office@/office?host=/run/postgresql',
    'postgres://office@/x_release_1?host=/run/postgresql',
  ],
  ['postgres://host', 'postgres://host/x_release_1'],
])('names another database of the same server: %s', (address, copy) => {
  expect(addressOf(address, 'x_release_1')).toBe(copy);
});
