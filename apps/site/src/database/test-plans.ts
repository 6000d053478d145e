import type { DatabaseSync } from 'node:sqlite';
import type { Database } from './sql.ts';

/**
 * A database that listens: for tests of how much is read for an answer.
 *
 * @returns with it, how SQLite answers what has been asked of it
 */
export function listening(database: DatabaseSync): {
  database: Database;
  plans: () => string[];
} {
  const asked = new Set<string>();
  return {
    database: {
      exec: (sql) => database.exec(sql),
      prepare: (sql) => {
        asked.add(sql);
        return database.prepare(sql);
      },
      get isTransaction() {
        return database.isTransaction;
      },
    },
    plans: () =>
      [...asked].flatMap((sql) =>
        database
          .prepare(`EXPLAIN QUERY PLAN ${sql}`)
          .all()
          .map(({ detail }) => String(detail)),
      ),
  };
}
