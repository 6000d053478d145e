import type { Payload } from 'payload';

/**
 * Whether a transaction is still under way: what was changed in it can be read by nobody else yet.
 *
 * Leans on: `db.sessions` holds open transactions by `req.transactionID`, and lets go of them at their
 * end. Payload has no hook that runs after the commit.
 */
export function isOpen(payload: Payload, transaction: number | string): boolean {
  return payload.db.sessions?.[transaction] !== undefined;
}
