import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Interval of the idle checks, in milliseconds. */
const CHECK_MS = 10_000;
/** Consecutive idle checks before a collection. */
const IDLE_CHECKS = 3;
/** CPU share up to which a process counts as idle. */
const IDLE_CPU = 0.1;
/** Heap growth that is worth a collection, in bytes; normal load varies by less. */
const MIN_GROWTH = 160 * 1024 ** 2;

/**
 * Returns heap memory to the system after a traffic spike, once the process is idle. V8 keeps a heap at its
 * peak size, mostly empty, while there is little to do. One full collection releases it but blocks the thread
 * (60 ms of CPU for 50 MB in use), so it runs once per spike, when there are next to no requests.
 * The timer does not keep the process alive.
 */
export function trimMemory(): void {
  let idleChecks = 0;
  let trimmedSize = 0;
  let used = process.cpuUsage();
  setInterval(() => {
    // CPU time, not event loop delay: on a busy machine the delay is high even when this process is idle.
    const { user, system } = process.cpuUsage(used);
    used = process.cpuUsage();
    idleChecks = (user + system) / 1000 <= IDLE_CPU * CHECK_MS ? idleChecks + 1 : 0;
    if (idleChecks < IDLE_CHECKS || heapSize() - trimmedSize < MIN_GROWTH) return;
    collectAllGarbage();
    trimmedSize = heapSize();
  }, CHECK_MS).unref();
}

/** Returns the heap size allocated from the system, in bytes. */
const heapSize = () => getHeapStatistics().total_heap_size;

/** Runs a full garbage collection, which compacts the heap and releases empty pages. */
export function collectAllGarbage(): void {
  // Unlike other V8 flags, this one is read again by each new context.
  setFlagsFromString('--expose-gc');
  const gc: unknown = runInNewContext('globalThis.gc');
  setFlagsFromString('--no-expose-gc');
  if (isCollector(gc)) gc({ type: 'major', flavor: 'last-resort' });
}

const isCollector = (value: unknown): value is NonNullable<typeof globalThis.gc> =>
  typeof value === 'function';
