import { randomUUID } from 'node:crypto';
import type { ErasureGuard } from '../../src/erasure.ts';
import type { LeadApi } from '../../src/leads/lead-api.ts';
import type { LeadEvent } from '../../src/leads/watch-leads.ts';
import type { SqliteOutbox } from '../../src/leads/sqlite-outbox.ts';
import { but } from './but.ts';
import type { MachineBreakage } from './machine.ts';

/** The product, broken on purpose in one place: to see that the laboratory notices. */
export interface Breakage extends MachineBreakage {
  api: (api: LeadApi) => LeadApi;
  outbox: (outbox: SqliteOutbox) => SqliteOutbox;
  guard: (guard: ErasureGuard) => Pick<ErasureGuard, 'allows'>;
  alarm: (alarm: Alarm) => Alarm;
}

type Alarm = (event: LeadEvent) => Promise<boolean>;

/** The product as it is. */
export const unbroken: Breakage = {
  rewrite: (sql) => sql,
  api: (api) => api,
  outbox: (outbox) => outbox,
  alarm: (alarm) => alarm,
  elapsed: (milliseconds) => milliseconds,
  guard: (guard) => guard,
};

const inSql = (from: string, to: string): Partial<Breakage> => ({
  rewrite: (sql) => sql.replaceAll(from, to),
});

/** Each breaks a promise that leads rest on. */
export const breakages: Readonly<Record<string, Partial<Breakage>>> = {
  'thanks before the commit': {
    outbox: (outbox) =>
      but(outbox, {
        add: (lead) => {
          // Nobody is there any more to be told of a failure.
          setTimeout(() => void outbox.add(lead).catch(() => undefined), 200);
          const reference = `early ${lead.idempotencyKey}`;
          return Promise.resolve({ id: '', reference, isNew: true });
        },
      }),
  },
  'thanks for what was not committed': inSql('COMMIT', 'ROLLBACK'),
  'a double click is two leads': {
    outbox: (outbox) =>
      but(outbox, { add: (lead) => outbox.add({ ...lead, idempotencyKey: randomUUID() }) }),
  },
  'one try, and no more': inSql(
    "WHERE state = 'waiting' AND",
    "WHERE state = 'waiting' AND attempts = 0 AND",
  ),
  'any answer acknowledges': {
    api: (api) => ({ deliver: (lead) => api.deliver(lead).then(() => ({ isAcknowledged: true })) }),
  },
  'another key with each try': {
    api: (api) => ({ deliver: (lead) => api.deliver({ ...lead, id: randomUUID() }) }),
  },
  'a date in the future is waited for': inSql('OR next_attempt_at > ?2', 'AND ?2 > 0'),
  'a leap of the clock holds nothing': { guard: () => ({ allows: () => true }) },
  'a lead of a wrong clock is as old as it says': inSql(
    'WHEN seen_at > 0 AND',
    'WHEN seen_at < 0 AND',
  ),
  'no trash before the end': inSql('trashed_at <= ?3', '?3 > 0'),
  'a second wrong word empties the trash': inSql(
    'SET trashed_at = ? WHERE',
    'SET trashed_at = min(?, trashed_at) WHERE',
  ),
  'what reached nobody counts as told': {
    alarm: (alarm) => (event) => alarm(event).then(() => true),
  },
  'what was told is forgotten by the next process': {
    outbox: (outbox) => but(outbox, { alertedAt: () => undefined }),
  },
  'nobody is told that it is over': {
    alarm: (alarm) => (event) =>
      /through|back/.test(event) ? Promise.resolve(true) : alarm(event),
  },
  'the canary is never late': {
    outbox: (outbox) => but(outbox, { canary: () => undefined }),
  },
  'staff are told of a canary at each start': {
    alarm: (alarm) => {
      void alarm('canary.lost');
      return alarm;
    },
  },
};
