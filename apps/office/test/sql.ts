import type { Payload } from 'payload';

/** Runs statements on the office's database, past Payload. */
export async function runSql({ db }: Payload, ...statements: string[]): Promise<void> {
  const { client, pool } = db as unknown as {
    client?: { execute: (statement: string) => Promise<unknown> };
    pool?: { query: (statement: string) => Promise<unknown> };
  };
  for (const statement of statements) {
    await (client ? client.execute(statement) : pool?.query(statement));
  }
}
