import { DatabaseError } from 'pg';

/** The shared database cannot be asked now. What was asked may have been done all the same. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway';
  readonly code: string;

  constructor(code: string, cause?: unknown) {
    super('The shared database is away', { cause });
    this.code = code;
  }
}

/**
 * Classes and codes of https://www.postgresql.org/docs/current/errcodes-appendix.html that are about
 * the server or the way to it, not about what was asked: connection, log-in, no such database, a server
 * that only reads, no room, a statement that was cut off, a system that fails.
 */
const ofTheServer = /^(08|28|3D|53|57|58|XX|25006)/;

/** Why the server cannot be asked, as a code; undefined for an error of the question itself. */
export function awayCode(error: unknown): string | undefined {
  if (error instanceof DatabaseAway) return error.code;
  if (error instanceof DatabaseError) {
    return error.code !== undefined && ofTheServer.test(error.code) ? error.code : undefined;
  }
  // Node's own, or the driver's, which have no code: both mean that no answer came.
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : 'no_answer';
}
