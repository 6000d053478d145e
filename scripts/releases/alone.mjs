import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../project.mjs';
import { releases } from './store.mjs';

const file = path.join(releases, 'making');

/**
 * Does what only one may do at a time: make a release, or change which is the current one.
 *
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function alone(work) {
  mkdirSync(releases, { recursive: true });
  enter();
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function enter() {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch {
    const holder = Number(readFileSync(file, 'utf8'));
    if (isAlive(holder)) throw new Refusal(`Process ${holder} makes a release already.`);
    // It was killed in the midst.
    writeFileSync(file, String(process.pid));
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}
