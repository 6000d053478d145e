import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrations as postgres } from '../../src/migrations/postgres/index.ts';
import { migrations as sqlite } from '../../src/migrations/sqlite/index.ts';

/** What tells the steps as they were released from ones that somebody has changed: name, and digest of the file. */
export type Steps = Record<'sqlite' | 'postgres', string[]>;

/** The steps of this version. */
export const steps = (): Steps => ({
  sqlite: sqlite.map(({ name }) => `${name} ${digestOf('sqlite', name)}`),
  postgres: postgres.map(({ name }) => `${name} ${digestOf('postgres', name)}`),
});

function digestOf(dialect: string, name: string): string {
  const file = join(import.meta.dirname, '../../src/migrations', dialect, `${name}.ts`);
  return createHash('sha256').update(readFileSync(file)).digest('base64url');
}
