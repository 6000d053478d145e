import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { postgresPrograms, startPostgres } from '../../office/test/postgres-server.ts';
import { ReleaseProject } from './release-project.ts';
import { freePorts } from './server-process.ts';

const programs = postgresPrograms();

test.skip(!programs, 'needs PostgreSQL');

test('a step of the shared database is tried on a copy; what it spoils there is never released', async () => {
  test.setTimeout(300_000);
  const postgres = await startPostgres(programs ?? '');
  const address = postgres.empty('shared');
  const sql = (text: string) =>
    execFileSync(path.join(programs ?? '', 'psql'), ['-XqAtc', text, address], {
      encoding: 'utf8',
    }).trim();
  const [port = 0] = await freePorts(1);
  const url = `http://127.0.0.1:${port}`;
  const project = new ReleaseProject({
    ...{ PORT: String(port), SITE_DATABASE_URL: address, LOG_LEVEL: 'warn' },
  });
  const databases = () => sql(`select count(*) from pg_database where datname ~ '_release_'`);
  const send = async (key: string) => {
    const response = await fetch(`${url}/api/leads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({
        ...{ fullname: 'ผู้ส่ง', phone: '0812345678', email: 'a@clinic.co.th' },
        ...{ organization_type: 'จิตเวช', description: key },
      }),
    });
    expect(response.status).toBe(200);
  };
  try {
    project.write('0');
    await project.start();
    await send('lead-before-the-step');
    const steps = Number(sql('select taken from site.steps'));

    // It works in an empty database, and not beside the lead that is there.
    project.step('ALTER TABLE outbox ADD COLUMN spoilt TEXT NOT NULL');
    const refused = await project.run('release');
    expect(refused.code).toBe(1);
    expect(refused.line).toContain('cannot bring a copy of its PostgreSQL');
    expect([Number(sql('select taken from site.steps')), databases()]).toEqual([steps, '0']);
    await send('lead-after-the-refusal');

    project.step('ALTER TABLE outbox ADD COLUMN added TEXT');
    expect(await project.run('release')).toMatchObject({ code: 0 });
    expect([Number(sql('select taken from site.steps')), databases()]).toEqual([steps + 1, '0']);
    await send('lead-after-the-step');

    // The release before does not know the step: it says so, and the newer one works on.
    const back = await project.run('rollback');
    expect(back.code).toBe(1);
    expect(back.line).toContain('was written by a newer version of the site');
    await send('lead-after-the-rollback');
    expect(sql('select count(*) from site.outbox')).toBe('4');
  } finally {
    await project.dispose();
    postgres.stop();
  }
});
