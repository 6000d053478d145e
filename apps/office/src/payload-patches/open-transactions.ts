import type { Payload } from 'payload';

/**
 * Whether a transaction is not yet committed or rolled back, so that others cannot read its changes.
 *
 * Relies on: `db.sessions` has the open transactions by `req.transactionID`. Payload has no hook that runs
 * after the commit.
 */
export function isOpen(payload: Payload, transaction: number | string): boolean {
  return payload.db.sessions?.[transaction] !== undefined;
}
