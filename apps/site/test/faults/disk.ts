import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** Thrown into the code of a killed process. */
class Died extends Error {
  override name = 'Died';
}

/** The faults of each statement. */
export interface Faults {
  /** Whether the disk is full. */
  isFull: () => boolean;
  /** Whether only this statement fails, as on a damaged page. */
  fails: (sql: string) => boolean;
  isAlive: () => boolean;
  /** Called before and after each statement; may kill the process. */
  beside: () => void;
  /** Applies a deliberate defect. */
  rewrite: (sql: string) => string;
}

const writes = /^\s*(INSERT|UPDATE|DELETE|BEGIN|COMMIT)/;

/** Wraps a real database whose statements fail as on a full disk, or in a killed process. */
export function onFaultyDisk(database: DatabaseSync, faults: Faults): DatabaseSync {
  const careful = <T>(sql: string, work: () => T): T => {
    const live = () => {
      faults.beside();
      if (!faults.isAlive()) throw new Died();
    };
    live();
    if (faults.isFull() && writes.test(sql)) {
      // SQLite also rolls back the transaction.
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
