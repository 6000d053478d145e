import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** Thrown into code whose process has just died, and into whatever it does after that. */
class Died extends Error {
  override name = 'Died';
}

/** What may go wrong with each statement. */
export interface Faults {
  /** Whether nothing more can be written. */
  isFull: () => boolean;
  /** Whether this one statement fails, as on a damaged page, and those around it do not. */
  fails: (sql: string) => boolean;
  isAlive: () => boolean;
  /** Called before and after each statement: the process may die there. */
  beside: () => void;
  /** The product, broken on purpose. */
  rewrite: (sql: string) => string;
}

const writes = /^\s*(INSERT|UPDATE|DELETE|BEGIN|COMMIT)/;

/** A real database whose statements fail as those of a full disk do, or are the last of their process. */
export function onFaultyDisk(database: DatabaseSync, faults: Faults): DatabaseSync {
  const careful = <T>(sql: string, work: () => T): T => {
    const live = () => {
      faults.beside();
      if (!faults.isAlive()) throw new Died();
    };
    live();
    if (faults.isFull() && writes.test(sql)) {
      // As SQLite does: what the transaction has written so far is gone with it.
      if (database.isTransaction) database.exec('ROLLBACK');
      throw Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR' });
    }
    if (faults.fails(sql)) {
      throw Object.assign(new Error('disk image is malformed'), { code: 'ERR_SQLITE_ERROR' });
    }
    const result = work();
    live();
    return result;
  };
  return new Proxy(database, {
    get(target, name) {
      if (!faults.isAlive()) throw new Died();
      if (name === 'exec') {
        return (sql: string) => careful(sql, () => target.exec(faults.rewrite(sql)));
      }
      if (name === 'prepare') {
        return (sql: string) => {
          const statement = target.prepare(faults.rewrite(sql));
          return new Proxy(statement, {
            get(_, method) {
              const value: unknown = Reflect.get(statement, method, statement);
              if (typeof value !== 'function') return value;
              return (...values: unknown[]) =>
                careful(sql, () => Reflect.apply(value, statement, values) as unknown);
            },
          }) satisfies StatementSync;
        };
      }
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
