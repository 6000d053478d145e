import { ValidationError } from 'payload';

/**
 * Database error codes for invalid data: PostgreSQL's class 22 (unsupported character, number out of range) and
 * check violation; SQLite's datatype mismatch, too long text and check violation.
 */
const invalidDataCodes = /^(?:22[0-9A-Z]{3}|23514|SQLITE_(?:MISMATCH|TOOBIG|CONSTRAINT_CHECK))$/;

/** Errors are wrapped by driver, query builder and Payload. */
const DEEPEST = 5;

/** Whether storing failed because of the data, so that a retry is useless. */
export function isUnstorable(error: unknown): boolean {
  let cause = error;
  for (let depth = 0; depth < DEEPEST && cause instanceof Error; depth++) {
    if (cause instanceof ValidationError) return true;
    if ('code' in cause && typeof cause.code === 'string' && invalidDataCodes.test(cause.code))
      return true;
    ({ cause } = cause);
  }
  return false;
}
