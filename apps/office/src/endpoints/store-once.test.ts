import type { Payload } from 'payload';
import { expect, it, vi } from 'vitest';
import { storeOnce } from './store-once.ts';

vi.mock('../database-file.ts', () => ({ isOnDisk: () => true }));
vi.mock('../alerts/make-alerts.ts', () => ({ makeAlerts: () => Promise.resolve() }));

const lead = { fullname: 'ก', phone: '0812345678', reference: 'AAAA-1111' };
const key = { idempotencyKey: 'key-of-a-form', fingerprint: 'f' };

/** A Payload that says it has stored a row, whose commit succeeded or failed. */
function database(isCommitted: boolean): Payload {
  const stored: object[] = [];
  const row = { id: 1, ...lead };
  return {
    create: () => {
      if (isCommitted) stored.push(row);
      return Promise.resolve(row);
    },
    find: () => Promise.resolve({ docs: [...stored] }),
  } as unknown as Payload;
}

it.each([key, null])(
  'acknowledges a row that is there, and none whose commit failed',
  async (of) => {
    const stored = await storeOnce(database(true), 'leads', of, lead as never);
    expect(stored.reference).toBe(lead.reference);
    const failed = storeOnce(database(false), 'leads', of, lead as never);
    await expect(failed).rejects.toThrow('The commit failed.');
  },
);
