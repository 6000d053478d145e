import { type PostgresAdapter, sql } from '@payloadcms/db-postgres';
import { randomUUID } from 'node:crypto';
import pLimit from 'p-limit';

/**
 * Concurrent transactions, of the ten connections of the pool: validation within a transaction uses a further connection,
 * so transactions that held all of them would deadlock.
 */
const MAX_TRANSACTIONS = 5;

const ROLLED_BACK = new Error('The transaction was rolled back.');

/**
 * Makes a write on PostgreSQL fail when its commit fails. In `@payloadcms/drizzle` `beginTransaction` rejects a promise
 * that is already settled, so `commitTransaction` succeeds even if the connection is lost during the commit, and an
 * acknowledged write is not stored. It also succeeds after a failed statement: PostgreSQL then answers COMMIT with a
 * rollback and no error.
 *
 * Further transactions than {@link MAX_TRANSACTIONS} are queued.
 *
 * Relies on: `db.sessions[id]` with `db`, `resolve` and `reject`, which Payload's `commitTransaction` and
 * `rollbackTransaction` call and await.
 */
export function reportFailedCommits(adapter: PostgresAdapter): void {
  const limit = pLimit(MAX_TRANSACTIONS);
  adapter.beginTransaction = async (options) => {
    const begun = Promise.withResolvers<PostgresAdapter['sessions'][string]['db']>();
    const end = Promise.withResolvers<undefined>();
    const done = limit(() =>
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
