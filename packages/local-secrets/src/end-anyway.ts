import { Worker } from 'node:worker_threads';

/**
 * Ends this process after a time, whatever its own thread does meanwhile: a timer waits for its turn, and
 * a flood of requests that were taken leaves it none. Holds up no end that comes before.
 *
 * @param afterMs milliseconds from now
 */
export function endAnyway(afterMs: number): void {
  const end = `setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${afterMs})`;
  new Worker(end, { eval: true }).unref();
}
