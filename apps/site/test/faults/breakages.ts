import { randomUUID } from 'node:crypto';
import type { ErasureGuard } from '../../src/erasure.ts';
import type { DeliverLead } from '../../src/leads/lead-api.ts';
import type { SqliteOutbox } from '../../src/leads/sqlite-outbox.ts';

/** A deliberate defect of the product, to prove that the simulation finds it. */
export interface Breakage {
  rewrite: (sql: string) => string;
  api: (api: DeliverLead) => DeliverLead;
  outbox: (outbox: SqliteOutbox) => SqliteOutbox;
  guard: (guard: ErasureGuard) => Pick<ErasureGuard, 'allows'>;
}

/** The product without a defect. */
export const unbroken: Breakage = {
  rewrite: (sql) => sql,
  api: (api) => api,
  outbox: (outbox) => outbox,
  guard: (guard) => guard,
};

/** Returns an object with some methods replaced; the others keep access to their private fields. */
function replacing<T extends object>(whole: T, replaced: Partial<T>): T {
  return new Proxy(whole, {
    get(target, name) {
      const value: unknown = Reflect.get(name in replaced ? replaced : target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

const inSql = (from: string, to: string): Partial<Breakage> => ({
  rewrite: (sql) => sql.replaceAll(from, to),
});

/** Each breaks a guarantee about leads. */
export const breakages: Readonly<Record<string, Partial<Breakage>>> = {
  'answers before the commit': {
    outbox: (outbox) =>
      replacing(outbox, {
        add: (lead) => {
          // Nobody waits for the error of the late commit.
          setTimeout(() => void outbox.add(lead).catch(() => undefined), 200);
          const reference = `early ${lead.idempotencyKey}`;
          return Promise.resolve({ id: '', reference, isNew: true });
        },
      }),
  },
  'answers success for a transaction that was rolled back': inSql('COMMIT', 'ROLLBACK'),
  'stores a double click as two leads': {
    outbox: (outbox) =>
      replacing(outbox, { add: (lead) => outbox.add({ ...lead, idempotencyKey: randomUUID() }) }),
  },
  'attempts a delivery only once': inSql(
    "WHERE state = 'waiting' AND",
    "WHERE state = 'waiting' AND attempts = 0 AND",
  ),
  'takes any answer as an acknowledgement': {
    api: (api) => (lead) => api(lead).then(() => undefined),
  },
  'sends each attempt under another key': {
    api: (api) => (lead) => api({ ...lead, id: randomUUID() }),
  },
  'waits for an attempt that is dated in the future': inSql(
    'OR next_attempt_at > ?2',
    'AND ?2 > 0',
  ),
  'erases after a leap of the clock': { guard: () => ({ allows: () => true }) },
  'trusts the date of a lead that a wrong clock has stored': inSql(
    'SET kept_from = ?1',
    'SET kept_from = min(received_at, ?1)',
  ),
  'erases leads without the trash': inSql('trashed_at <= ?3', '?3 > 0'),
  'empties the trash at a second wrong acceptance': inSql(
    'SET trashed_at = ? WHERE',
    'SET trashed_at = min(?, trashed_at) WHERE',
  ),
};
