import type { Payload } from 'payload';

interface Drizzle {
  drizzle: unknown;
  execute: (statement: { drizzle: unknown; raw: string }) => Promise<{ rows: Row[] }>;
}
type Row = Record<string, unknown>;

/** Runs statements on the office's database, bypassing Payload. @returns the rows of the last one */
export async function runSql({ db }: Payload, ...statements: string[]): Promise<Row[]> {
  const { drizzle, execute } = db as unknown as Drizzle;
  let rows: Row[] = [];
  for (const raw of statements) ({ rows } = await execute({ drizzle, raw }));
  return rows;
}
