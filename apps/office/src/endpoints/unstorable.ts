import { ValidationError } from 'payload';
import { causesOf, codeOf } from '../errors/causes.ts';

/**
 * Database error codes for invalid data: PostgreSQL's class 22 (unsupported character, number out of range) and
 * check violation; SQLite's datatype mismatch, too long text and check violation.
 */
const invalidDataCodes = /^(?:22[0-9A-Z]{3}|23514|SQLITE_(?:MISMATCH|TOOBIG|CONSTRAINT_CHECK))$/;

/** Whether storing failed because of the data, so that a retry is useless. */
export const isUnstorable = (error: unknown): boolean =>
  causesOf(error).some(
    (cause) => cause instanceof ValidationError || invalidDataCodes.test(codeOf(cause)),
  );
