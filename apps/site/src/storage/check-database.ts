import { Worker } from 'node:worker_threads';

export type Health = 'whole' | 'damaged' | 'unknown';

/**
 * Has SQLite look through a whole database, in a thread of its own.
 *
 * @returns `unknown` when it could not be read for another reason than damage; never rejects
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
