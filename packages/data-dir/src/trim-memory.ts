import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** How often it is looked whether there is peace, in milliseconds. */
const LOOK_MS = 10_000;
/** So many looks in a row that find peace: nobody is about to be kept waiting. */
const LOOKS = 3;
/** Up to so much of a processor a process takes that has peace. */
const PEACE = 0.1;
/** For less than this nothing is done, in bytes: a heap without a storm comes and goes by so much. */
const WORTH = 160 * 1024 ** 2;

interface Parts {
  /** How much of a processor was taken since the last call: 1 is all of one. */
  work: () => number;
  /** What the heap has of the system, in bytes. */
  held: () => number;
  collect: () => void;
}

/**
 * Gives the system back what a storm has left, once there is peace again. V8 keeps the heap that it grew
 * to, most of it empty, for as long as hardly anything is asked of it. One collection gives it back, for
 * which the thread stands still (60 ms of the processor for 50 MB that are in use); so it is made when next
 * to nobody asks, and once for each storm.
 *
 * @param parts stand in for this process in tests
 * @returns what ends it; it keeps no process alive
 */
export function trimMemory({ work, held, collect }: Parts = ofThisProcess()): () => void {
  let looks = 0;
  let left = 0;
  const timer = setInterval(() => {
    looks = work() <= PEACE ? looks + 1 : 0;
    if (looks < LOOKS || held() - left < WORTH) return;
    collect();
    left = held();
  }, LOOK_MS);
  timer.unref();
  return () => clearInterval(timer);
}

function ofThisProcess(): Parts {
  // Not how late the event loop is: on a busy machine it is late with nothing to do.
  let before = { at: performance.now(), used: process.cpuUsage() };
  return {
    work: () => {
      const now = { at: performance.now(), used: process.cpuUsage() };
      const { user, system } = now.used;
      const usedMs = (user + system - before.used.user - before.used.system) / 1000;
      const work = usedMs / (now.at - before.at);
      before = now;
      return work;
    },
    held: () => getHeapStatistics().total_heap_size,
    collect: collectAllGarbage,
  };
}

/** Collects what nobody needs, moves together what is left, and lets go of empty pages. */
export function collectAllGarbage(): void {
  // Alone among V8's flags it is read again by each new context.
  setFlagsFromString('--expose-gc');
  const gc: unknown = runInNewContext('globalThis.gc');
  setFlagsFromString('--no-expose-gc');
  if (isCollector(gc)) gc({ type: 'major', flavor: 'last-resort' });
}

const isCollector = (value: unknown): value is NonNullable<typeof globalThis.gc> =>
  typeof value === 'function';
