import { environment } from '../environment/environment.ts';
import { failureCode } from '../errors/failure.ts';
import type { HealthCode } from './words.ts';

/**
 * Codes of an unreachable database: system errors, and PostgreSQL's connection failure (08), failed authentication
 * (28), unknown database (3D), too many connections (53300), shutdown or startup (57P).
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const AWAY = /^(?:E[A-Z_]+|08\w{3}|28\w{3}|3D\w{3}|53300|57P\w{2})$/;

/** Returns the health code of a failed write. @param error undefined after a timeout */
export function databaseHealthCode(error: unknown): HealthCode {
  if (!environment().DATABASE_URL) return 'database_not_writable';
  const isAway = error === undefined || AWAY.test(failureCode(error));
  return isAway ? 'database_away' : 'database_not_writable';
}
