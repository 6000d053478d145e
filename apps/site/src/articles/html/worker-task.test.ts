import { afterEach, expect, it } from 'vitest';
import { TaskWorker } from './worker-task.ts';

/** A worker that replies with the task, or fails as the task says. */
const script = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', (task) => {
      if (task === 'hang') for (;;);
      if (task === 'throw') throw new Error('broken');
      if (task === 'end') process.exit(3);
      if (task === 'grow') { const all = []; for (;;) all.push(new Array(1e5).fill({})); }
      parentPort.postMessage(task);
    });`)}`,
);

let worker: TaskWorker<string, string>;
afterEach(() => worker.close());

it.each(['hang', 'throw', 'end', 'grow'])(
  'rejects a task whose worker fails (%s), and runs the next in a new one',
  async (how) => {
    worker = new TaskWorker(script, how === 'hang' ? 2_000 : 60_000);
    const [broken, next] = await Promise.allSettled([worker.run(how), worker.run('next')]);
    expect(broken).toMatchObject({ status: 'rejected', reason: new Error('not_made') });
    expect(next).toEqual({ status: 'fulfilled', value: 'next' });
  },
  60_000,
);
