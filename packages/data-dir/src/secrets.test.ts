import { execFile } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { BadSecrets, localSecrets, secretNames } from './secrets.ts';

const run = promisify(execFile);
const empty = () => mkdtempSync(join(tmpdir(), 'secrets-'));

it('creates a private file with random secrets once', () => {
  const dir = join(empty(), 'data');
  const first = localSecrets(dir);
  expect(new Set(secretNames.map((name) => first[name])).size).toBe(secretNames.length);
  expect(first.PAYLOAD_SECRET).toHaveLength(43);
  expect(localSecrets(dir)).toEqual(first);
  expect(statSync(join(dir, 'secrets.json')).mode & 0o777).toBe(0o600);
  expect(readdirSync(dir)).toEqual(['secrets.json']);
});

it('keeps existing entries and adds missing ones', () => {
  const dir = empty();
  writeFileSync(join(dir, 'secrets.json'), '{"CONTENT_API_KEY":"kept","OTHER":"kept too"}');
  const secrets = localSecrets(dir);
  expect(secrets.CONTENT_API_KEY).toBe('kept');
  expect(localSecrets(dir)).toEqual(secrets);
  expect(readFileSync(join(dir, 'secrets.json'), 'utf8')).toContain('kept too');
});

it.each([
  ['an empty folder', undefined],
  ['a file of an earlier release', { CONTENT_API_KEY: 'kept', PAYLOAD_SECRET: 'kept too' }],
])('apps that start together read the same secrets, given %s', async (_name, before) => {
  const dir = empty();
  if (before) writeFileSync(join(dir, 'secrets.json'), JSON.stringify(before));
  const program = `import { localSecrets } from ${JSON.stringify(import.meta.dirname + '/secrets.ts')};
    console.log(JSON.stringify(localSecrets(${JSON.stringify(dir)})));`;
  const start = () => run(process.execPath, ['--input-type=module', '-e', program]);
  const outputs = await Promise.all([start(), start(), start(), start()]);
  expect(new Set(outputs.map(({ stdout }) => stdout)).size).toBe(1);
  const secrets = JSON.parse(outputs[0].stdout) as Record<string, string>;
  expect(secrets).toEqual(localSecrets(dir));
  expect(new Set(Object.values(secrets)).size).toBe(secretNames.length);
  expect(secrets).toMatchObject(before ?? {});
});

it('throws BadSecrets for invalid JSON or a folder, and the system error otherwise', () => {
  const dataDir = empty();
  writeFileSync(join(dataDir, 'secrets.json'), '{"half');
  expect(() => localSecrets(dataDir)).toThrow(BadSecrets);
  expect(() => localSecrets(dataDir)).toThrow(/secrets\.json is not valid JSON/);
  rmSync(join(dataDir, 'secrets.json'));
  mkdirSync(join(dataDir, 'secrets.json'));
  expect(() => localSecrets(dataDir)).toThrow(BadSecrets);
  const file = join(dataDir, 'file');
  writeFileSync(file, '');
  expect(() => localSecrets(file)).toThrow(expect.objectContaining({ code: 'EEXIST' }));
  expect(() => localSecrets('/proc/none')).toThrow(expect.objectContaining({ code: 'ENOENT' }));
});
