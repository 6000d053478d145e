import { type PostgresAdapter, sql } from '@payloadcms/db-postgres';
import { randomUUID } from 'node:crypto';
import pLimit from 'p-limit';

/**
 * Transactions at a time, of the ten connections of the pool: the rules of a transaction read by connections of their
 * own. If transactions could take them all, each would wait for another, without an end.
 */
const MOST_OPEN = 5;

const ROLLED_BACK = new Error('The transaction was rolled back.');

/**
 * Makes a write on PostgreSQL fail when its commit fails. In `@payloadcms/drizzle` `beginTransaction` rejects a promise
 * that is already settled, so `commitTransaction` succeeds even if the connection is lost during the commit, and an
 * acknowledged write is not stored. It also succeeds after a failed statement: PostgreSQL then answers COMMIT with a
 * rollback and no error.
 *
 * Transactions above {@link MOST_OPEN} wait for their turn.
 *
 * Relies on: `db.sessions[id]` with `db`, `resolve` and `reject`, which Payload's `commitTransaction` and
 * `rollbackTransaction` call and await.
 */
export function reportFailedCommits(adapter: PostgresAdapter): void {
  const inTurn = pLimit(MOST_OPEN);
  adapter.beginTransaction = async (options) => {
    const begun = Promise.withResolvers<PostgresAdapter['sessions'][string]['db']>();
    const end = Promise.withResolvers<undefined>();
    const done = inTurn(() =>
      adapter.drizzle.transaction(async (transaction) => {
        begun.resolve(transaction);
        await end.promise;
        // Fails if an earlier statement of the transaction failed.
        await transaction.execute(sql`select 1`);
      }, options),
    );
    done.catch(begun.reject);
    const id = randomUUID();
    adapter.sessions[id] = {
      db: await begun.promise,
      resolve: () => {
        end.resolve(undefined);
        return done;
      },
      reject: async () => {
        end.reject(ROLLED_BACK);
        await done.catch((error: unknown) => {
          if (error !== ROLLED_BACK) throw error;
        });
      },
    };
    return id;
  };
}
