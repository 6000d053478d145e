import type { Payload } from 'payload';
import { Gauge, register } from 'prom-client';
import { recordsOf } from '../access/records.ts';
import { channels } from '../alerts/channels/index.ts';
import { alertStates } from '../alerts/states.ts';
import { enquiryCollections } from '../enquiries/subject.ts';
import { connectionPool } from '../payload-patches/connection-pool.ts';
import { measureReadiness } from '../server/metrics.ts';
import { readinessOf } from './checks.ts';

type Collect<Label extends string> = (gauge: Gauge<Label>) => void | Promise<void>;

/** Registers the gauges of the office; they query the database when scraped. */
export function measureOffice(payload: Payload): void {
  // A second start in the same process registers them again.
  const gauge = <Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    collect: Collect<Label>,
  ) => {
    register.removeSingleMetric(name);
    return new Gauge({
      ...{ name, help, labelNames },
      async collect() {
        this.reset();
        // A failing gauge must not fail the others.
        await Promise.resolve(collect(this)).catch(() => undefined);
      },
    });
  };
  const { count } = recordsOf(payload);

  gauge('office_enquiries', 'Leads and registrations that are kept', ['kind'], async (it) => {
    for (const kind of enquiryCollections) {
      it.set({ kind }, await count(kind));
    }
  });
  gauge('office_alerts', 'Alerts by channel and state', ['channel', 'state'], async (it) => {
    for (const { key: channel } of channels) {
      for (const { value: state } of alertStates) {
        const where = { channel: { equals: channel }, state: { equals: state } };
        it.set({ channel, state }, await count('alerts', where));
      }
    }
  });
  gauge(
    'office_jobs',
    'Jobs that are not done: waiting, running or failed',
    ['state'],
    async (it) => {
      const open = { completedAt: { exists: false } };
      const states = {
        waiting: { ...open, processing: { not_equals: true }, hasError: { not_equals: true } },
        running: { ...open, processing: { equals: true } },
        failed: { hasError: { equals: true } },
      };
      for (const [state, where] of Object.entries(states)) {
        it.set({ state }, await count('payload-jobs', where));
      }
    },
  );
  gauge('office_database_connections', 'Connections to PostgreSQL', ['state'], (it) => {
    const pool = connectionPool(payload);
    if (!pool) return;
    it.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
    it.set({ state: 'idle' }, pool.idleCount);
    it.set({ state: 'waited_for' }, pool.waitingCount);
  });
  measureReadiness(readinessOf(payload));
}
