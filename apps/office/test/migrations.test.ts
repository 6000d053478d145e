import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);
const files = ['sqlite', 'postgres'].flatMap((dialect) => {
  const folder = join(import.meta.dirname, '../src/migrations', dialect);
  return readdirSync(folder).map((file) => join(folder, file));
});

it('has a migration for every change of the schema, for both databases', async () => {
  const script = join(import.meta.dirname, '../scripts/migrations.ts');
  const { stderr } = await run(process.execPath, [script, 'check'], {
    cwd: join(import.meta.dirname, '..'),
  });
  expect(stderr).not.toContain('behind');
}, 180_000);

it('has no texts of the vendor in a migration, which differ for another vendor', () => {
  const defaults = files.flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(/\bdefault\b\W*?'([^'\n]+)'/gi),
      ([, text = '']) => text,
    ),
  );
  // Codes such as `draft` are the same for every vendor.
  expect(defaults).toContain('draft');
  expect(defaults.filter((text) => !/^[a-z_-]+$/.test(text))).toEqual([]);
});

/** Statements after which the previous release still reads and writes. */
const adding = [
  /^CREATE TABLE /,
  /^(?:CREATE|DROP) INDEX /,
  // Instead of a stricter one: slugs were unique across languages.
  /^CREATE UNIQUE INDEX \W?slug_language_idx/,
  /^CREATE TYPE /,
  /^ALTER TYPE \S+ ADD VALUE /,
  /^ALTER TABLE \S+ ADD (?:COLUMN )?(?!CONSTRAINT)(?!.*UNIQUE)(?!(?!.*DEFAULT).*NOT NULL)/s,
  // For tables of the same migration; PostgreSQL's are written like this.
  /^ALTER TABLE \S+ ADD CONSTRAINT \S+ FOREIGN KEY .* ON DELETE (?:set null|cascade)/s,
];

/** The statements of `up` that change existing tables. */
function changing(step: string): string[] {
  const up = step.slice(0, step.indexOf('export async function down'));
  const statements = Array.from(up.matchAll(/sql`((?:[^`\\]|\\.)*)`/gs), ([, sql = '']) => sql);
  const all = statements
    .flatMap((sql) => sql.replaceAll('\\`', '`').split(';'))
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter((statement) => statement !== '');
  const made = all.map((statement) => /^CREATE TABLE (\S+)/.exec(statement)?.[1]);
  const isOfNewTable = (statement: string) => {
    const table = /^CREATE UNIQUE INDEX \S+ ON (\S+)/.exec(statement)?.[1];
    return table !== undefined && made.includes(table);
  };
  return all.filter(
    (statement) => !adding.some((kind) => kind.test(statement)) && !isOfNewTable(statement),
  );
}

it('has only additions in migrations whose name ends with _adds', () => {
  for (const file of files.filter((name) => name.endsWith('_adds.ts')))
    expect([file, changing(readFileSync(file, 'utf8'))]).toEqual([file, []]);
});
