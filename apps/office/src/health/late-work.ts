import type { Payload } from 'payload';
import { longestPause } from '../alerts/send-alerts.ts';
import { isStandingBy } from '../jobs/scheduler.ts';

const MINUTE = 60_000;
/** Overdue work is reported after this time; scheduled tasks run every few seconds. */
const LATE_MS = 3 * MINUTE;
const CHECK_INTERVAL_MS = 30_000;
/** Rows read: those that have waited longest come first. */
const LIMIT = 200;

/** An open alert or job. */
interface Open {
  /** Changes with every attempt. */
  key: string;
  deadlineMs: number;
}

/**
 * Detects overdue work. Every attempt changes its row, so a row unchanged for longer than the longest pause was not
 * attempted, whatever the wall clocks of the offices show.
 */
export class LateWork {
  readonly #payload: Payload;
  /** When each key was first seen, on the monotonic clock. */
  #firstSeen = new Map<string, number>();

  constructor(payload: Payload) {
    this.#payload = payload;
  }

  /** @returns milliseconds since 1970; undefined when nothing is late or observed long enough */
  async since(): Promise<number | undefined> {
    const open = [...(await this.#alerts()), ...(await this.#jobs())];
    const elapsed = performance.now();
    const before = this.#firstSeen;
    this.#firstSeen = new Map(open.map(({ key }) => [key, before.get(key) ?? elapsed]));
    const late = open.flatMap(({ key, deadlineMs }) => {
      const age = elapsed - (this.#firstSeen.get(key) ?? elapsed);
      return age > deadlineMs ? [age] : [];
    });
    return late.length === 0 ? undefined : Date.now() - Math.max(...late);
  }

  async #alerts(): Promise<Open[]> {
    const { docs } = await this.#payload.find({
      collection: 'alerts',
      where: { state: { in: ['waiting', 'retrying'] } },
      sort: ['nextAttemptAt', 'id'],
      limit: LIMIT,
      pagination: false,
      depth: 0,
      select: { state: true, nextAttemptAt: true },
      overrideAccess: true,
    });
    return docs.map(({ id, state, nextAttemptAt }) => ({
      key: `alert ${id} ${state} ${nextAttemptAt}`,
      deadlineMs: state === 'waiting' ? LATE_MS : longestPause() + LATE_MS,
    }));
  }

  async #jobs(): Promise<Open[]> {
    // Scheduled jobs are due by the clock of the active office, which may differ from this one's.
    if (isStandingBy(this.#payload)) return [];
    const now = new Date(Date.now()).toISOString();
    const { docs } = await this.#payload.find({
      collection: 'payload-jobs',
      where: {
        and: [
          { completedAt: { exists: false } },
          { hasError: { not_equals: true } },
          { or: [{ waitUntil: { exists: false } }, { waitUntil: { less_than: now } }] },
        ],
      },
      sort: 'createdAt',
      limit: LIMIT,
      pagination: false,
      depth: 0,
      select: { waitUntil: true },
      overrideAccess: true,
    });
    return docs.map(({ id, waitUntil }) => ({
      key: `job ${id} ${waitUntil}`,
      deadlineMs: LATE_MS,
    }));
  }
}

/** Shared through `globalThis`: the server and Next's bundles have separate module instances. */
const shared = globalThis as { clinicdeeOfficeLateWork?: WeakMap<Payload, LateWork> };

/** Returns the instance of an office. */
export function lateWorkOf(payload: Payload): LateWork {
  const all = (shared.clinicdeeOfficeLateWork ??= new WeakMap());
  const existing = all.get(payload);
  if (existing) return existing;
  const created = new LateWork(payload);
  all.set(payload, created);
  return created;
}

/** Checks periodically, so that first-seen times exist before a report is requested. @returns stops it */
export function watchWork(payload: Payload): () => void {
  const check = () =>
    void lateWorkOf(payload)
      .since()
      .catch(() => undefined);
  const timer = setInterval(check, CHECK_INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}
