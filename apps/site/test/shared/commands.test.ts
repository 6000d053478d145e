import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Clock } from '@clinicdee/clock';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sharedFindings } from '../../scripts/doctor/shared.ts';
import { readEnvironment } from '../../src/environment.ts';
import { PostgresOutbox } from '../../src/leads/postgres-outbox.ts';
import { samplePayload } from '../../src/leads/sample-payload.ts';
import { SharedDatabase } from '../../src/shared/shared-database.ts';
import { emptyDatabase, programs, silent, startServer, stopServer } from './stores.ts';

beforeAll(startServer, 120_000);
afterAll(stopServer);

let folder: string;
let url: string;
let shared: SharedDatabase;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'commands-'));
  url = programs === undefined ? 'postgres://x:1' : await emptyDatabase();
  shared = new SharedDatabase(url, silent);
  await shared.open();
});
afterEach(async () => {
  await shared.close();
  rmSync(folder, { recursive: true });
});

/** One of the site's commands as an operator runs it, on a machine of its own. */
async function command(name: string, args: string[], database = url, machine = 'one') {
  const script = path.join(import.meta.dirname, `../../scripts/${name}.ts`);
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], {
    env: {
      PATH: `${programs}:${process.env.PATH}`,
      ...{ DATA_DIR: path.join(folder, machine), SITE_DATABASE_URL: database },
    },
  });
  return stdout;
}

const add = async (fullname: string) => {
  const lead = { payload: { ...samplePayload, fullname }, idempotencyKey: fullname };
  const outbox = new PostgresOutbox(shared, new Clock(), 0);
  return (await outbox.add({ ...lead, isSuspected: false })).reference;
};

describe.skipIf(programs === undefined)('with a shared database', () => {
  it('npm run leads shows what is in it, and nothing that was typed', async () => {
    const reference = await add('สมหญิง');
    const listed = await command('leads', ['--json']);
    expect(JSON.parse(listed)).toMatchObject([{ reference, state: 'waiting' }]);
    expect(listed).not.toContain('สมหญิง');
    expect(await command('leads', ['--json', '--full'])).toContain('สมหญิง');
    expect(await command('leads', ['--resend', reference])).toContain('1 lead is sent again');
  }, 180_000);

  it('a backup holds it, and a restore brings it into an empty database, never over another', async () => {
    const reference = await add('สมหญิง');
    await command('leads', []);
    const backup = path.join(folder, 'backup');
    await command('backup', [backup]);
    const other = await emptyDatabase();
    await command('restore', [backup, '--check'], other, 'two');
    await command('restore', [backup], other, 'two');
    expect(JSON.parse(await command('leads', ['--json'], other, 'two'))).toMatchObject([
      { reference },
    ]);
    await expect(command('restore', [backup], other, 'three')).rejects.toThrow('is not empty');
    await expect(command('restore', [backup], '', 'four')).rejects.toThrow('SITE_DATABASE_URL');
  }, 180_000);

  it('the doctor says how it is', async () => {
    const codes = async (of = url) => (await sharedFindings(of)).map(({ code }) => code);
    expect(await codes()).toEqual(['shared_step', 'outbox_empty']);
    await add('สมหญิง');
    expect(await codes()).toEqual(['shared_step', 'outbox_waiting']);
    await shared.run('UPDATE steps SET taken = taken + 1', []);
    expect(await codes()).toEqual(['shared_newer']);
    expect(await codes(await emptyDatabase())).toEqual(['shared_older']);
    expect(await codes('postgres://nobody@127.0.0.1:1/none')).toEqual(['shared_away']);
  });
});

it('never prints the password of an address that cannot be read', () => {
  const read = () => readEnvironment({ SITE_DATABASE_URL: 'http://site:secret@host/site' });
  expect(read).toThrow('SITE_DATABASE_URL');
  expect(read).not.toThrow('secret');
});
