import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql';
import { randomUUID } from 'node:crypto';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';

type Client = ReturnType<typeof drizzle>['$client'];

/**
 * Does something to the database for real, and takes all of it back: nobody else ever sees it.
 *
 * PostgreSQL has transactions for that. On SQLite the office uses none, since with this driver they lost
 * acknowledged rows, and one that stays open while others work would keep them waiting. There each
 * statement is run after those before it at one go, and undone before anybody else has their turn.
 *
 * Leans on: `db.sessions[id].db`, which Payload's adapters use for whatever carries `req.transactionID`;
 * `db.beginTransaction` of PostgreSQL; and on SQLite `db.client`, whose `batch` runs its statements
 * without a pause between them.
 *
 * @param work hands the request to all that it does
 * @throws whatever it throws
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
    sessions[id] = { db: drizzle(undoing(db.client), { schema: db.schema ?? {} }) };
    req.transactionID = id;
    try {
      return await work(req);
    } finally {
      Reflect.deleteProperty(sessions, id);
    }
  }
  const id = await db.beginTransaction();
  if (id === null) throw new Error('There is no transaction to take anything back with');
  req.transactionID = id;
  try {
    return await work(req);
  } finally {
    await db.rollbackTransaction(id);
  }
}

/** What is used of the adapters; `client` and `schema` are those of SQLite. */
type Adapter = Pick<Payload['db'], 'beginTransaction' | 'rollbackTransaction' | 'sessions'> & {
  client?: unknown;
  schema?: Record<string, unknown>;
};

const isClient = (value: unknown): value is Client =>
  typeof value === 'object' && value !== null && 'batch' in value && 'execute' in value;

type Statement = string | { sql: string; args: never[] };

/** The driver's client, whose statements see what those before them have done, and leave nothing. */
function undoing(client: Client): Client {
  const done: Statement[] = [];
  const execute = async (statement: Statement): Promise<unknown> => {
    const statements = [...done, statement];
    const results = await client.batch(
      ['SAVEPOINT dry_run', ...statements, 'ROLLBACK TO dry_run', 'RELEASE dry_run'],
      'write',
    );
    const sql = typeof statement === 'string' ? statement : statement.sql;
    if (!/^\s*select\b/i.test(sql)) done.push(statement);
    return results[statements.length];
  };
  return new Proxy(client, {
    get(target, name) {
      if (name === 'execute') return execute;
      // Nothing that would be kept may pass.
      if (name === 'batch' || name === 'transaction' || name === 'executeMultiple') {
        return () => Promise.reject(new Error('A dry run takes one statement at a time'));
      }
      return Reflect.get(target, name) as unknown;
    },
  });
}
