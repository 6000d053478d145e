import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql';
import { randomUUID } from 'node:crypto';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';

type Client = ReturnType<typeof drizzle>['$client'];

/**
 * Runs database operations and rolls all of them back, so that nobody else sees their effect.
 *
 * Uses a transaction on PostgreSQL. On SQLite the office uses none, since with this driver they lost
 * acknowledged rows, and an open one would block others. There each statement runs in one batch after all
 * earlier ones, and the batch is rolled back.
 *
 * Relies on: `db.sessions[id].db`, which Payload's adapters use for operations with `req.transactionID`;
 * `db.beginTransaction` of PostgreSQL; and on SQLite `db.client`, whose `batch` is not interrupted by
 * other statements.
 *
 * @param work passes `req` to all its operations
 * @throws the error of `work`
 */
export async function dryRun<Result>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const db: Adapter = payload.db;
  const req = await createLocalReq({}, payload);
  if (isClient(db.client)) {
    const id = randomUUID();
    const sessions: Record<string, unknown> = (db.sessions ??= {});
    sessions[id] = { db: drizzle(rollingBack(db.client), { schema: db.schema ?? {} }) };
    req.transactionID = id;
    try {
      return await work(req);
    } finally {
      Reflect.deleteProperty(sessions, id);
    }
  }
  const id = await db.beginTransaction();
  if (id === null) throw new Error('The database has no transactions');
  req.transactionID = id;
  try {
    return await work(req);
  } finally {
    await db.rollbackTransaction(id);
  }
}

/** The used parts of the adapters; `client` and `schema` are those of SQLite. */
type Adapter = Pick<Payload['db'], 'beginTransaction' | 'rollbackTransaction' | 'sessions'> & {
  client?: unknown;
  schema?: Record<string, unknown>;
};

const isClient = (value: unknown): value is Client =>
  typeof value === 'object' && value !== null && 'batch' in value && 'execute' in value;

type Statement = string | { sql: string; args: never[] };

/** Wraps the driver's client: a statement sees the effect of earlier ones, and none is stored. */
function rollingBack(client: Client): Client {
  const earlier: Statement[] = [];
  const execute = async (statement: Statement): Promise<unknown> => {
    const statements = [...earlier, statement];
    const results = await client.batch(
      ['SAVEPOINT dry_run', ...statements, 'ROLLBACK TO dry_run', 'RELEASE dry_run'],
      'write',
    );
    const sql = typeof statement === 'string' ? statement : statement.sql;
    if (!/^\s*select\b/i.test(sql)) earlier.push(statement);
    return results[statements.length];
  };
  return new Proxy(client, {
    get(target, name) {
      if (name === 'execute') return execute;
      // These would be stored.
      if (name === 'batch' || name === 'transaction' || name === 'executeMultiple') {
        return () => Promise.reject(new Error('A dry run takes one statement at a time'));
      }
      return Reflect.get(target, name) as unknown;
    },
  });
}
