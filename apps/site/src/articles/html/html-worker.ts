import { parentPort } from 'node:worker_threads';
import { derive, picturesOf } from './derive.ts';
import { findableOf } from './findable.ts';
import type { Made, Task } from './html-worker-client.ts';

function make(task: Task): Made {
  try {
    if ('searched' in task) return { findable: findableOf(task.searched) };
    const { source, words } = task;
    if (!words) return { pictures: picturesOf(source) };
    return { derived: derive(source, (url) => task.pictures.get(url), words) };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : 'unknown' };
  }
}

parentPort?.on('message', (task: Task) => parentPort?.postMessage(make(task)));
