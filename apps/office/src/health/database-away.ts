import { environment } from '../environment/environment.ts';
import { failureCode } from '../errors/failure.ts';
import type { HealthCode } from './words.ts';

/**
 * The system could not reach it, or PostgreSQL lets nobody in: a broken connection (08), a password (28), no
 * such database (3D), no room for one more (53300), stopping or starting (57P).
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const AWAY = /^(?:E[A-Z_]+|08\w{3}|28\w{3}|3D\w{3}|53300|57P\w{2})$/;

/** What is said of a database that could not be written to. @param error undefined where none came in time */
export function databaseTroubleOf(error: unknown): HealthCode {
  if (!environment().DATABASE_URL) return 'database_not_writable';
  const isAway = error === undefined || AWAY.test(failureCode(error));
  return isAway ? 'database_away' : 'database_not_writable';
}
