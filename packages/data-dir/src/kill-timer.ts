import { Worker } from 'node:worker_threads';

/**
 * Ends this process after a time, whatever its own thread does meanwhile: a timer waits for its turn, and
 * a flood of requests that were taken leaves it none. Holds up no end that comes before.
 *
 * @param afterMs milliseconds from now
 */
export function startKillTimer(afterMs: number): void {
  const end = `setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${afterMs})`;
  const thread = new Worker(end, { eval: true });
  thread.unref();
  // Where too many files are open there is no other thread, and this one ends by itself as far as it can.
  thread.on('error', () => undefined);
}
