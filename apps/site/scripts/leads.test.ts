import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { samplePayload } from '../test/sample-payload.ts';
import { temporaryDatabase, temporaryFolder } from '../test/temporary-folder.ts';
import { SqliteOutbox } from '../src/leads/sqlite-outbox.ts';

const script = path.join(import.meta.dirname, 'leads.ts');
const run = (dataDir: string, ...options: string[]) => {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  const { status, stderr, stdout } = spawnSync(process.execPath, [script, ...options], {
    env,
    encoding: 'utf8',
  });
  return { status, stderr, stdout };
};

it('sends leads again since a day, and nothing for options that say something else', () => {
  const { database, folder } = temporaryDatabase();
  const outbox = new SqliteOutbox(database);
  const lead = { payload: samplePayload, idempotencyKey: undefined, isSuspected: false };
  const { id } = outbox.store(lead, Date.parse('2026-11-25T00:00:00+07:00'));
  outbox.markDelivered(id);
  for (const [options, message] of [
    [['--since', '2026-11-25'], /--resend --since/],
    [['--resend', '--since', '2026-02-30'], /no date/],
    [['--resent'], /^Unknown option '--resent'/],
  ] as const) {
    const { status, stderr } = run(folder, ...options);
    expect([status, stderr]).toEqual([1, expect.stringMatching(message)]);
    expect(stderr.trimEnd()).not.toContain('\n');
  }
  expect(outbox.list()).toMatchObject([{ state: 'delivered' }]);
  expect(run(folder, '--resend', '--since', '2026-11-25').stdout).toContain('1 lead is sent');
  expect(outbox.list()).toMatchObject([{ state: 'waiting' }]);
});

it('creates no database, since the site would not notice the loss of one', () => {
  const folder = temporaryFolder();
  expect(run(folder).stderr).toContain('is missing');
  expect(existsSync(path.join(folder, 'site.sqlite'))).toBe(false);
});
