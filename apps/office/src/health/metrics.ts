import { gauge, measureReadiness } from '@clinicdee/protocol/http/metrics';
import type { Payload, Where } from 'payload';
import { register } from 'prom-client';
import { recordsOf } from '../access/records.ts';
import { channels } from '../alerts/channels/index.ts';
import { alertStates } from '../alerts/states.ts';
import { enquiryCollections } from '../enquiries/subject.ts';
import { connectionPool } from '../payload-patches/connection-pool.ts';
import { readinessOf } from './checks.ts';

/** Registers the gauges of the office; they query the database when scraped. */
export function measureOffice(payload: Payload): void {
  const { count } = recordsOf(payload);
  gauge(register, 'office_enquiries', 'Leads and registrations that are kept', ['kind'], () =>
    Promise.all(enquiryCollections.map(async (kind) => [{ kind }, await count(kind)] as const)),
  );
  gauge(register, 'office_alerts', 'Alerts by channel and state', ['channel', 'state'], () =>
    Promise.all(
      channels.flatMap(({ key: channel }) =>
        alertStates.map(async ({ value: state }) => {
          const where = { channel: { equals: channel }, state: { equals: state } };
          return [{ channel, state }, await count('alerts', where)] as const;
        }),
      ),
    ),
  );
  const open = { completedAt: { exists: false } };
  const jobs: Record<string, Where> = {
    waiting: { ...open, processing: { not_equals: true }, hasError: { not_equals: true } },
    running: { ...open, processing: { equals: true } },
    failed: { hasError: { equals: true } },
  };
  gauge(
    register,
    'office_jobs',
    'Jobs that are not done: waiting, running or failed',
    ['state'],
    () =>
      Promise.all(
        Object.entries(jobs).map(
          async ([state, where]) => [{ state }, await count('payload-jobs', where)] as const,
        ),
      ),
  );
  gauge(register, 'office_database_connections', 'Connections to PostgreSQL', ['state'], () => {
    const pool = connectionPool(payload);
    if (!pool) return [];
    return [
      [{ state: 'busy' }, pool.totalCount - pool.idleCount],
      [{ state: 'idle' }, pool.idleCount],
      [{ state: 'waited_for' }, pool.waitingCount],
    ];
  });
  measureReadiness(register, 'office', readinessOf(payload));
}
