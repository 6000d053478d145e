import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrations as postgres } from '../../src/migrations/postgres/index.ts';
import { migrations as sqlite } from '../../src/migrations/sqlite/index.ts';

/** Name and file digest of each migration, to detect changes of released ones. */
export type Steps = Record<'sqlite' | 'postgres', string[]>;

/** The migrations of this version. */
export const steps = (): Steps => ({
  sqlite: sqlite.map(({ name }) => `${name} ${digestOf('sqlite', name)}`),
  postgres: postgres.map(({ name }) => `${name} ${digestOf('postgres', name)}`),
});

function digestOf(dialect: string, name: string): string {
  const file = join(import.meta.dirname, '../../src/migrations', dialect, `${name}.ts`);
  return createHash('sha256').update(readFileSync(file)).digest('base64url');
}
