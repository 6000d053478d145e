import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Clock } from '@clinicdee/clock';
import { postgresPrograms, startPostgres } from '../../../office/test/postgres-server.ts';
import { openDatabase } from '../../src/database.ts';
import type { Outbox } from '../../src/leads/outbox.ts';
import { PostgresOutbox } from '../../src/leads/postgres-outbox.ts';
import { SqliteOutbox } from '../../src/leads/sqlite-outbox.ts';
import { SharedDatabase } from '../../src/shared/shared-database.ts';
import type { Row, Value } from '../../src/sql.ts';

/** An empty outbox of one kind, and a way past it. */
export interface Store {
  outbox: (clock: Pick<Clock, 'now' | 'state'>) => Outbox;
  run: (sql: string, ...values: Value[]) => Promise<Row[]>;
  close: () => Promise<void>;
}

export const silent = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

export const programs = postgresPrograms();
let server: ReturnType<typeof startPostgres> | undefined;
let count = 0;

/** The address of a new, empty database; all lie in one server, which ends with the test's process. */
export async function emptyDatabase(): Promise<string> {
  if (programs === undefined) throw new Error('PostgreSQL is not installed');
  server ??= startPostgres(programs);
  const { empty } = await server;
  return empty(`site_${process.pid}_${++count}`);
}

/** Takes some seconds on a busy machine; nothing where there is no PostgreSQL. */
export async function startServer(): Promise<void> {
  if (programs !== undefined) await (server ??= startPostgres(programs));
}

export async function stopServer(): Promise<void> {
  if (server) (await server).stop();
  server = undefined;
}

function sqlite(): Promise<Store> {
  const folder = mkdtempSync(path.join(tmpdir(), 'store-'));
  const database = openDatabase(folder);
  return Promise.resolve({
    outbox: (clock) => new SqliteOutbox(database, clock),
    run: (sql, ...values) => Promise.resolve(database.prepare(sql).all(...values)),
    close: () => {
      database.close();
      rmSync(folder, { recursive: true });
      return Promise.resolve();
    },
  });
}

async function postgres(): Promise<Store> {
  const database = new SharedDatabase(await emptyDatabase(), silent);
  await database.open();
  return {
    // A claim that has ended at once: these tests ask twice what is due.
    outbox: (clock) => new PostgresOutbox(database, clock, 0),
    run: async (sql, ...values) => (await database.run(sql, values)).rows,
    close: () => database.close(),
  };
}

/** Every kind of store that there is. */
export const stores: readonly (readonly [name: string, open: () => Promise<Store>])[] = [
  ['SQLite', sqlite],
  ...(programs === undefined ? [] : [['PostgreSQL', postgres] as const]),
];
