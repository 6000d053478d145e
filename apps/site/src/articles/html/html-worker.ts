import { parentPort } from 'node:worker_threads';
import { searchDocumentOf } from '../search/field-weights.ts';
import { derive, picturesOf } from './derive.ts';
import type { Reply, Task } from './html-worker-client.ts';

function run(task: Task): Reply {
  try {
    if ('fields' in task) return { document: searchDocumentOf(task.fields) };
    const { source, words } = task;
    if (!words) return { pictures: picturesOf(source) };
    return { derived: derive(source, (url) => task.pictures.get(url), words) };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : 'unknown' };
  }
}

parentPort?.on('message', (task: Task) => parentPort?.postMessage(run(task)));
