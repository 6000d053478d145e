import { parentPort } from 'node:worker_threads';
import { derive, picturesOf } from './derive.ts';
import type { Made, Task } from './maker.ts';

function make(task: Task): Made {
  const { source, words } = task;
  try {
    if (!words) return { pictures: picturesOf(source) };
    return { derived: derive(source, (url) => task.pictures.get(url), words) };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : 'unknown' };
  }
}

parentPort?.on('message', (task: Task) => parentPort?.postMessage(make(task)));
