import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { codeOf } from '../http/error-code.ts';
import type { Health } from './check-database.ts';

function check(file: string): Health {
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    const row = database.prepare('PRAGMA integrity_check(1)').get();
    database.close();
    return row?.integrity_check === 'ok' ? 'whole' : 'damaged';
  } catch (error) {
    return /CORRUPT|NOTADB/.test(codeOf(error)) ? 'damaged' : 'unknown';
  }
}

parentPort?.postMessage(check(String(workerData)));
