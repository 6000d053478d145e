import { mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { Refusal } from '../project.mjs';
import { answerOf, shortest } from './sockets.mjs';
import { releases } from './store.mjs';

/**
 * Where whoever makes a release can be spoken to. A file with a number in it would outlive a process that
 * was killed, and the number would be somebody else's after the machine has started again.
 */
const file = path.join(releases, 'making.sock');

/**
 * Does what only one may do at a time: make a release, or change which is the current one.
 *
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 * @throws Refusal while another process does so
 */
export async function alone(work) {
  mkdirSync(releases, { recursive: true });
  const held = (await hold()) ?? (await holdAfterAll());
  try {
    return await work();
  } finally {
    await new Promise((resolve) => held.close(resolve));
  }
}

/** @returns {Promise<import('node:net').Server | undefined>} undefined where the place is taken */
function hold() {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => void socket.end(String(process.pid)));
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen(shortest(file), () => resolve(server));
  });
}

/** The place is taken: by one that works there, or left by one that was killed in the midst. */
async function holdAfterAll() {
  const holder = await answerOf(file, '');
  if (holder === undefined) rmSync(file, { force: true });
  const held = holder === undefined ? await hold() : undefined;
  if (held) return held;
  throw new Refusal(`Process ${holder ?? 'another'} makes a release already.`);
}
