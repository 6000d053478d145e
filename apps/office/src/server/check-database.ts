import { Worker } from 'node:worker_threads';

/** How a SQLite file is: `unreadable` where what every start needs cannot be read. */
export type FileState = 'whole' | 'damaged' | 'unreadable' | 'unknown';

/**
 * Has SQLite look through the whole file, in a thread of its own.
 *
 * @returns `unknown` when it could not be looked at for another reason than damage; never rejects
 */
export function checkDatabase(file: string): Promise<FileState> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { workerData: file });
    worker.unref();
    worker.once('message', (state: FileState) => resolve(state));
    worker.once('error', () => resolve('unknown'));
    worker.once('exit', () => resolve('unknown'));
  });
}
