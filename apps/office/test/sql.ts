import type { Payload } from 'payload';

/** Runs statements on the office's database, bypassing Payload. @returns the rows of the last one */
export async function runSql(
  { db }: Payload,
  ...statements: string[]
): Promise<Record<string, unknown>[]> {
  const { client, pool } = db as unknown as { client?: Connection; pool?: Pool };
  let rows: Record<string, unknown>[] = [];
  for (const statement of statements) {
    const result = await (client ? client.execute(statement) : pool?.query(statement));
    rows = result?.rows ?? [];
  }
  return rows;
}

interface Result {
  rows: Record<string, unknown>[];
}
/** The driver of SQLite. */
interface Connection {
  execute: (statement: string) => Promise<Result>;
}
/** The connections to PostgreSQL. */
interface Pool {
  query: (statement: string) => Promise<Result>;
}
