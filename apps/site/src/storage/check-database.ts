import { Worker } from 'node:worker_threads';

export type Health = 'whole' | 'damaged' | 'unknown';

/**
 * Runs SQLite's integrity check in a worker thread. Never rejects.
 *
 * @returns `unknown` when the database could not be read for a reason other than corruption
 */
export function checkDatabase(file: string): Promise<Health> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { workerData: file });
    worker.unref();
    worker.once('message', (health: Health) => resolve(health));
    worker.once('error', () => resolve('unknown'));
    worker.once('exit', () => resolve('unknown'));
  });
}
