import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseEnvironment } from './environment.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'office-environment-'));
const base = { NODE_ENV: 'test' as const, DATA_DIR };

it('has a default for every variable, and keeps generated secrets between starts', () => {
  const first = parseEnvironment(base);
  expect(first).toMatchObject({
    HOST: '127.0.0.1',
    OFFICE_PORT: 4322,
    OFFICE_URL: 'http://127.0.0.1:4322',
    SITE_URL: 'http://127.0.0.1:4321',
    mediaDir: join(DATA_DIR, 'media'),
  });
  expect(first.PAYLOAD_SECRET.length).toBeGreaterThan(30);
  expect(parseEnvironment(base).PAYLOAD_SECRET).toBe(first.PAYLOAD_SECRET);
});

it('prefers the environment to the file, and treats empty variables as unset', () => {
  const parsed = parseEnvironment({ ...base, LEAD_API_TOKEN: 'given', WEBHOOK_URL: '' });
  expect(parsed.LEAD_API_TOKEN).toBe('given');
  expect(parsed.WEBHOOK_URL).toBeUndefined();
});

it.each([
  [{ OFFICE_PORT: 'x' }, /OFFICE_PORT/],
  [{ OFFICE_URL: 'https://clinic.example/admin' }, /OFFICE_URL must not have a path/],
  [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL must start with postgres/],
  [{ LINE_CHANNEL_TOKEN: 'x' }, /LINE_TARGET is missing beside LINE_CHANNEL_TOKEN/],
  [{ MAIL_TO: 'a@b.co' }, /SMTP_URL is missing beside MAIL_TO/],
  [{ WEBHOOK_URL: 'https://x.example' }, /WEBHOOK_SECRET is missing/],
  [{ BACKUP_RECIPIENT: 'age1xyz' }, /BACKUP_RECIPIENT must be a public key/],
  [{ OFFICE_ADMIN_PASSWORD: 'short' }, /OFFICE_ADMIN_PASSWORD must have 12/],
])('refuses %j with a message', (wrong, message) => {
  expect(() => parseEnvironment({ ...base, ...wrong })).toThrow(message);
});

it('creates no file during a build', () => {
  const dir = mkdtempSync(join(tmpdir(), 'office-build-'));
  parseEnvironment({ ...base, DATA_DIR: dir, NEXT_PHASE: 'phase-production-build' });
  expect(readdirSync(dir)).toEqual([]);
});

it('ends the server with 78 for a wrong setting, and with 1 for a folder, which may be there later', () => {
  const server = join(import.meta.dirname, '../../server.ts');
  const codeFor = (wrong: object) =>
    spawnSync(process.execPath, [server], { env: { ...base, ...wrong } }).status;
  expect([codeFor({ OFFICE_PORT: 'x' }), codeFor({ DATA_DIR: '/dev/null/x' })]).toEqual([78, 1]);
});
