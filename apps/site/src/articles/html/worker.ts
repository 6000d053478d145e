import { Tinypool } from 'tinypool';
import type * as Tasks from './derive.ts';

/** Heap limit of the process in MB. One that exceeds it is aborted: as a thread, that would end the site as well. */
const MEMORY_MB = 512;
/** Time limit of a task; the largest allowed article takes seconds. */
const TIMEOUT_MS = 120_000;
/** An idle worker would keep the Thai dictionary in memory. */
const IDLE_MS = 30_000;

const worker = new Tinypool({
  filename: new URL('./derive.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: IDLE_MS,
  runtime: 'child_process',
  // Passes maps.
  serialization: 'advanced',
  // Without the site's secrets.
  env: {},
  execArgv: [`--max-old-space-size=${MEMORY_MB}`],
});

// Unhandled, this event would end the site.
worker.on('error', () => undefined);

/** The end of the last task. The pool itself would leave waiting tasks behind after a crash. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs a function of `derive.ts` in the worker, so that a long or hostile article blocks no requests.
 * Tasks run one at a time.
 *
 * @throws Error `too_long`, or `not_made` when the function or the worker failed; the next task gets a new worker
 */
export async function inWorker<Name extends keyof typeof Tasks>(
  name: Name,
  task: Parameters<(typeof Tasks)[Name]>[0],
  timeoutMs = TIMEOUT_MS,
) {
  const result = last.then(
    () =>
      worker.run(task, { name, signal: AbortSignal.timeout(timeoutMs) }) as Promise<
        ReturnType<(typeof Tasks)[Name]>
      >,
  );
  last = result.catch(() => undefined);
  try {
    return await result;
  } catch (error) {
    // Errors of the other process are plain objects.
    const { message } = error as { message?: unknown };
    throw new Error(message === 'too_long' ? message : 'not_made', { cause: error });
  }
}
