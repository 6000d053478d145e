import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import path from 'node:path';
import { apps } from '../apps.mjs';
import { Refusal } from '../project.mjs';
import { answerOf, shortest } from './sockets.mjs';
import { readRelease, releases } from './store.mjs';

/** Where those that run a release can be spoken to: a socket each, which its user alone may open. */
const sockets = path.join(releases, 'running');

/**
 * Takes the word of `npm run release` and `npm run rollback`.
 *
 * @param {(release: import('./store.mjs').Release) => Promise<void>} handOver
 */
export function listen(handOver) {
  mkdirSync(sockets, { recursive: true, mode: 0o700 });
  const names = apps().map(({ name }) => name);
  const file = path.join(sockets, `${names.join('+')}.sock`);
  rmSync(file, { force: true });
  /** @type {Promise<void>} one after another */
  let turn = Promise.resolve();
  const server = createServer({ allowHalfOpen: true }, async (socket) => {
    const id = await text(socket).catch(() => '');
    turn = turn.then(async () => void socket.end(await answer(id)));
  });
  server.listen(shortest(file));

  /** @param {string} id */
  const answer = async (id) => {
    try {
      const release = readRelease(id);
      if (!release) throw new Refusal(`There is no release ${id}.`);
      await handOver(release);
      return 'done';
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };
}

/**
 * Has all that runs go over to another release; where nothing runs, nothing is to be done. When one
 * cannot, those before it go back.
 *
 * @param {string} id @param {string | undefined} before
 */
export async function handOverAll(id, before) {
  /** @type {string[]} */
  const done = [];
  for (const file of runningSockets()) {
    const failure = await ask(file, id);
    if (failure === undefined) done.push(file);
    else if (failure !== 'gone') {
      if (before) for (const other of done) await ask(other, before);
      throw new Refusal(failure);
    }
  }
  return done.length;
}

function runningSockets() {
  try {
    return readdirSync(sockets).map((name) => path.join(sockets, name));
  } catch {
    return [];
  }
}

/** @param {string} file @param {string} id @returns {Promise<string | undefined>} why not */
async function ask(file, id) {
  const answer = await answerOf(file, id);
  if (answer === undefined) {
    rmSync(file, { force: true });
    return 'gone';
  }
  return answer === 'done' ? undefined : answer || 'What runs ended meanwhile.';
}
