import { Worker } from 'node:worker_threads';

/**
 * Kills this process after a time, even when the main thread is busy: a timer of its own would not fire while the
 * event loop is blocked. Does not keep the process alive.
 *
 * @param afterMs milliseconds from now
 */
export function startKillTimer(afterMs: number): void {
  const code = `setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${afterMs})`;
  const worker = new Worker(code, { eval: true });
  worker.unref();
  // With too many open files no worker starts; the regular shutdown has to suffice.
  worker.on('error', () => undefined);
}
