import type { DatabaseSync } from 'node:sqlite';
import type { Database } from '../src/database/sql.ts';

/**
 * Wraps a database for tests of query plans.
 *
 * @returns the wrapped database, and the query plans of all statements prepared with it
 */
export function recordingPlans(database: DatabaseSync): {
  database: Database;
  plans: () => string[];
} {
  const statements = new Set<string>();
  return {
    database: {
      exec: (sql) => database.exec(sql),
      prepare: (sql) => {
        statements.add(sql);
        return database.prepare(sql);
      },
      get isTransaction() {
        return database.isTransaction;
      },
    },
    plans: () =>
      [...statements].flatMap((sql) =>
        database
          .prepare(`EXPLAIN QUERY PLAN ${sql}`)
          .all()
          .map(({ detail }) => String(detail)),
      ),
  };
}
