import cluster from 'node:cluster';
import path from 'node:path';
import { addressesFor, apps } from '../apps.mjs';
import { childEnvironment, Refusal } from '../project.mjs';
import { together } from '../together.mjs';
import { shareAssets } from './store.mjs';

/** How long each part of a hand-over may take, in milliseconds. */
const PREPARING_MS = 60_000;
const RESTING_MS = 20_000;
const SERVING_MS = 180_000;

/** @typedef {import('./store.mjs').Release} Release */
/** @typedef {import('../apps.mjs').App} App */
/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

// The port is opened here and shared: it stays open while one process follows another, and a connection
// that nobody has taken yet is taken by the next.
cluster.schedulingPolicy = cluster.SCHED_NONE;

/**
 * A process of a release's app.
 *
 * @param {App} app @param {Release} release @param {boolean} follows whether another is at work in its place
 */
function launch(app, { folder }, follows) {
  const cwd = path.join(folder, app.folder);
  cluster.setupPrimary({ exec: path.join(cwd, 'server.ts'), args: [], execArgv: [], cwd });
  const worker = cluster.fork({
    ...childEnvironment(folder),
    ...{ NODE_ENV: 'production', FOLLOWS_ANOTHER: follows ? '1' : '' },
    // Else each thread keeps what it once needed: docs/decisions/0064-fewer-arenas.md.
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX || '2',
    ...addressesFor(app),
  });
  return worker.process;
}

/**
 * Runs a release's apps, and lets those of another release follow them.
 *
 * @param {Release} first
 * @returns {{ ended: Promise<number>, handOver: (release: Release) => Promise<void> }} ended: with what to end
 */
export function supervise(first) {
  let release = first;
  shareAssets(first);
  /** @param {App} app @param {Release} of */
  const programOf = (app, of) => ({
    name: app.name,
    // The site does without the office, whose end is no reason to leave visitors.
    isNeeded: app.name === 'site' || apps().length === 1,
    launch: () => launch(app, of, false),
  });
  const processes = together(apps().map((app) => programOf(app, first)));

  /** @param {App} app @param {Release} of @param {ChildProcess} child prepared */
  const follow = async (app, of, child) => {
    const before = processes.processOf(app.name);
    if (before) await ask(before, 'rest', 'resting', RESTING_MS);
    await ask(child, 'begin', 'serving', SERVING_MS);
    processes.replace(programOf(app, of), child);
  };

  /** Lets all apps of a release follow, or none of them. @param {Release} next */
  const handOver = async (next) => {
    if (processes.isStopping()) throw new Refusal('Everything is about to stop.');
    shareAssets(next);
    /** @type {Map<App, ChildProcess>} */
    const prepared = new Map();
    /** @type {App[]} */
    const begun = [];
    try {
      for (const app of apps()) {
        const child = launch(app, next, true);
        prepared.set(app, child);
        await hear(child, 'prepared', PREPARING_MS);
      }
      for (const [app, child] of prepared) {
        begun.push(app);
        await follow(app, next, child);
        prepared.delete(app);
      }
      release = next;
    } catch (error) {
      for (const child of prepared.values()) child.kill('SIGKILL');
      for (const app of begun) await goBack(app).catch(tellOf);
      throw error;
    }
  };

  /** What rests does not wake up again: a fresh process of the release before follows it. @param {App} app */
  const goBack = async (app) => {
    const child = launch(app, release, true);
    try {
      await hear(child, 'prepared', PREPARING_MS);
      await follow(app, release, child);
    } catch (error) {
      child.kill('SIGKILL');
      throw error;
    }
  };
  return { ended: processes.ended, handOver };
}

const tellOf = (/** @type {Error} */ error) => process.stderr.write(`${error.message}\n`);

/** @param {ChildProcess} child @param {string} what @param {string} answer @param {number} patienceMs */
async function ask(child, what, answer, patienceMs) {
  const answered = hear(child, answer, patienceMs);
  if (child.connected) child.send(what, () => undefined);
  await answered;
}

/**
 * Waits for a word of a process.
 *
 * @param {ChildProcess} child @param {string} word @param {number} patienceMs
 */
function hear(child, word, patienceMs) {
  return new Promise((resolve, reject) => {
    let why = 'the log says why';
    const fail = (/** @type {string} */ how) => {
      forget();
      reject(new Refusal(`A process ${how} before it was ${word}: ${why}`));
    };
    const late = setTimeout(() => fail('took too long'), patienceMs);
    const onEnd = () => fail('ended');
    const onMessage = (/** @type {unknown} */ message) => {
      if (typeof message === 'object' && message && 'why' in message) why = String(message.why);
      if (message !== word) return;
      forget();
      resolve(undefined);
    };
    const forget = () => {
      clearTimeout(late);
      child.off('exit', onEnd);
      child.off('message', onMessage);
    };
    child.on('exit', onEnd);
    child.on('message', onMessage);
    if (child.exitCode !== null || child.signalCode !== null) onEnd();
  });
}
