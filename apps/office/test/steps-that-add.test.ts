import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../src/migrations');

/** Statements after which the previous release still reads and writes. */
const adding = [
  /^CREATE TABLE /,
  /^CREATE INDEX /,
  /^CREATE TYPE /,
  /^ALTER TABLE \S+ ADD (?:COLUMN )?(?!CONSTRAINT)(?!.*UNIQUE)(?!(?!.*DEFAULT).*NOT NULL)/s,
  // For tables of the same migration; PostgreSQL's are written like this.
  /^ALTER TABLE \S+ ADD CONSTRAINT \S+ FOREIGN KEY .* ON DELETE (?:set null|cascade)/s,
];

/** The statements of `up` that change existing tables. */
function changing(step: string): string[] {
  const up = step.slice(0, step.indexOf('export async function down'));
  const statements = Array.from(up.matchAll(/sql`((?:[^`\\]|\\.)*)`/gs), ([, sql = '']) => sql);
  return statements
    .flatMap((sql) => sql.replaceAll('\\`', '`').split(';'))
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter((statement) => statement !== '' && !adding.some((kind) => kind.test(statement)));
}

const steps = ['sqlite', 'postgres'].flatMap((dialect) =>
  readdirSync(join(folder, dialect))
    .filter((file) => file.endsWith('_adds.ts'))
    .map((file) => join(folder, dialect, file)),
);

it('has only additions in migrations whose name ends with _adds', () => {
  for (const file of steps)
    expect([file, changing(readFileSync(file, 'utf8'))]).toEqual([file, []]);
});

it.each([
  [0, 'ALTER TABLE \\`leads\\` ADD \\`size\\` text;'],
  [0, 'ALTER TABLE "leads" ADD COLUMN "size" varchar;'],
  [0, 'ALTER TABLE "leads" ADD COLUMN "size" varchar DEFAULT \'s\' NOT NULL;'],
  [0, 'CREATE TABLE "a" ("id" serial PRIMARY KEY NOT NULL); CREATE INDEX "b" ON "a" ("id");'],
  [0, 'CREATE TYPE "public"."size" AS ENUM(\'s\', \'m\');'],
  [1, 'ALTER TYPE "public"."size" RENAME VALUE \'s\' TO \'l\';'],
  [1, 'ALTER TABLE "leads" ADD COLUMN "size" varchar NOT NULL;'],
  [1, 'ALTER TABLE "leads" DROP COLUMN "size";'],
  [1, 'CREATE UNIQUE INDEX "b" ON "leads" ("phone");'],
  [1, 'UPDATE leads SET status = 1;'],
])('finds %i changing statements in %s', (count, sql) => {
  const step = `await db.run(sql\`${sql}\`)\nexport async function down`;
  expect(changing(step)).toHaveLength(count);
});
