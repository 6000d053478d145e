import type { Payload } from 'payload';
import { longestPause } from '../alerts/pauses.ts';
import { isStandingBy } from '../jobs/scheduler.ts';

const MINUTE = 60_000;
/** What is due for longer is told of: rounds come every few seconds. */
const LATE_MS = 3 * MINUTE;
const LOOK_MS = 30_000;
/** What has waited longest comes first, so more need not be read. */
const AT_ONCE = 200;

/** What is open, and how long it may stay as it is. */
interface Open {
  /** Another one once something has been done about it. */
  key: string;
  patienceMs: number;
}

/**
 * Since when work has been left lying. An attempt changes what it was made for, so what has not changed
 * for longer than any pause was not attempted, whatever the clocks of all offices say.
 */
export class LateWork {
  readonly #payload: Payload;
  /** Since when each is known as it is, by the clock that only counts on. */
  #known = new Map<string, number>();

  constructor(payload: Payload) {
    this.#payload = payload;
  }

  /** @returns milliseconds since 1970; undefined where nothing is late, or was not looked at long enough */
  async since(): Promise<number | undefined> {
    const open = [...(await this.#alerts()), ...(await this.#jobs())];
    const elapsed = performance.now();
    const before = this.#known;
    this.#known = new Map(open.map(({ key }) => [key, before.get(key) ?? elapsed]));
    const late = open.flatMap(({ key, patienceMs }) => {
      const age = elapsed - (this.#known.get(key) ?? elapsed);
      return age > patienceMs ? [age] : [];
    });
    return late.length === 0 ? undefined : Date.now() - Math.max(...late);
  }

  async #alerts(): Promise<Open[]> {
    const { docs } = await this.#payload.find({
      collection: 'alerts',
      where: { state: { in: ['waiting', 'retrying'] } },
      sort: ['nextAttemptAt', 'id'],
      limit: AT_ONCE,
      pagination: false,
      depth: 0,
      select: { state: true, nextAttemptAt: true },
      overrideAccess: true,
    });
    return docs.map(({ id, state, nextAttemptAt }) => ({
      key: `alert ${id} ${state} ${nextAttemptAt}`,
      patienceMs: state === 'waiting' ? LATE_MS : longestPause() + LATE_MS,
    }));
  }

  async #jobs(): Promise<Open[]> {
    // What is planned for a day is due by the clock of who works it off, and here it may be tomorrow.
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
      limit: AT_ONCE,
      pagination: false,
      depth: 0,
      select: { waitUntil: true },
      overrideAccess: true,
    });
    return docs.map(({ id, waitUntil }) => ({
      key: `job ${id} ${waitUntil}`,
      patienceMs: LATE_MS,
    }));
  }
}

/** The server and what Next has built hold modules of their own; this they share. */
const shared = globalThis as { clinicdeeOfficeLateWork?: WeakMap<Payload, LateWork> };

/** What is known of an office's late work: one for all who ask. */
export function lateWorkOf(payload: Payload): LateWork {
  const all = (shared.clinicdeeOfficeLateWork ??= new WeakMap());
  const kept = all.get(payload);
  if (kept) return kept;
  const made = new LateWork(payload);
  all.set(payload, made);
  return made;
}

/** Looks again and again, so that it is known also when nobody asks. @returns what ends it */
export function watchWork(payload: Payload): () => void {
  const look = () =>
    void lateWorkOf(payload)
      .since()
      .catch(() => undefined);
  const timer = setInterval(look, LOOK_MS);
  timer.unref();
  return () => clearInterval(timer);
}
