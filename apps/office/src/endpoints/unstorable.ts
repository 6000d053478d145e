import { ValidationError } from 'payload';

/**
 * Codes by which a database says that the data are at fault, whoever sends them again: PostgreSQL's
 * class 22 (a character that it has not, a number out of range) and a broken check; SQLite's own for a
 * mismatch, a text too long and a broken check.
 */
const ofTheData = /^(?:22[0-9A-Z]{3}|23514|SQLITE_(?:MISMATCH|TOOBIG|CONSTRAINT_CHECK))$/;

/** How deep errors are wrapped: the driver's, the query builder's, Payload's. */
const DEEPEST = 5;

/** Whether something could not be stored because of what it says, so that no further try helps. */
export function isUnstorable(error: unknown): boolean {
  let cause = error;
  for (let depth = 0; depth < DEEPEST && cause instanceof Error; depth++) {
    if (cause instanceof ValidationError) return true;
    if ('code' in cause && typeof cause.code === 'string' && ofTheData.test(cause.code))
      return true;
    ({ cause } = cause);
  }
  return false;
}
