import { spawn } from 'node:child_process';
import { childEnvironment } from './project.mjs';

/** How long a program may take to stop by itself; then its whole group is ended. In milliseconds. */
const PATIENCE_MS = 14_000;
/** Within this a signal is the same one again: npm and a service manager may both hand it on. */
const SAME_SIGNAL_MS = 1_000;
/** A program ends with it for what no other start would mend (sysexits.h). */
const CONFIG = 78;
const LONGEST_REST_MS = 60_000;
/** For such a program, where others go on: a database is put in its place by and by, and a line says what is missing. */
const CONFIG_REST_MS = 10 * 60_000;
/** Who worked that long has nothing to do with the end before. */
const GOOD_MS = 10 * 60_000;

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/**
 * @typedef {object} Program
 * @property {string} name
 * @property {boolean} isNeeded whether all end with it; else it is started again, and the others go on,
 *   whatever it ended with: visitors need not pay for a slip in what staff work with
 * @property {() => ChildProcess} launch
 */

/**
 * A program's process in a group of its own: Ctrl-C in a terminal comes to us alone, and is handed on
 * once, to all that it has started.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {string} cwd
 * @param {NodeJS.ProcessEnv} [env]
 */
export const inGroup = (command, args, cwd, env) =>
  spawn(command, args, {
    cwd,
    env: { ...childEnvironment(), ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });

/**
 * Runs programs until one that is needed ends, or the command is stopped: then all end, within 15
 * seconds whatever they are doing. A second signal ends them at once.
 *
 * @param {Program[]} programs
 * @param {{ patienceMs?: number }} [options]
 */
export function together(programs, { patienceMs = PATIENCE_MS } = {}) {
  /** @type {Map<string, ChildProcess>} the process that counts, by the program's name */
  const counting = new Map();
  /** @type {Set<ChildProcess>} with those that are followed by another and have not ended yet */
  const living = new Set();
  /** @type {Map<string, NodeJS.Timeout>} */
  const resting = new Map();
  let isStopping = false;
  let stoppingSince = 0;
  let code = 0;
  /** @type {(code: number) => void} */
  let end = () => undefined;
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => (end = resolve));

  /** @param {NodeJS.Signals} signal @param {Iterable<ChildProcess>} whom */
  const tell = (signal, whom) => {
    for (const child of whom) {
      try {
        // The whole group: npm and shells do not hand signals down.
        if (child.pid) process.kill(-child.pid, signal);
      } catch {
        // It leads no group, or has ended in between.
        child.kill(signal);
      }
    }
  };
  /** @param {NodeJS.Signals} signal */
  const stop = (signal) => {
    const now = performance.now();
    if (isStopping) {
      if (now - stoppingSince > SAME_SIGNAL_MS) tell('SIGKILL', living);
      return;
    }
    isStopping = true;
    stoppingSince = now;
    for (const timer of resting.values()) clearTimeout(timer);
    tell(signal, living);
    setTimeout(() => tell('SIGKILL', living), patienceMs).unref();
    if (living.size === 0) end(code);
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => stop(signal));
  }

  /** @param {Program} program @param {ChildProcess} child @param {number} rest until it is started again if it ends soon */
  const watch = (program, child, rest) => {
    const startedAt = performance.now();
    const { name, isNeeded } = program;
    counting.set(name, child);
    living.add(child);
    child.on('error', (error) => process.stderr.write(`${name}: ${error.message}\n`));
    child.on('close', (ended) => {
      living.delete(child);
      const isCounting = counting.get(name) === child;
      if (isCounting) counting.delete(name);
      if (isCounting && !isStopping) {
        if (isNeeded) {
          code = ended || 1;
          stop('SIGTERM');
        } else if (ended === CONFIG) {
          process.stderr.write(
            `The ${name} cannot work as things are: its last lines say why. What else runs goes on without it. ` +
              'Mend that and start again.\n',
          );
          again(program, CONFIG_REST_MS);
        } else again(program, performance.now() - startedAt > GOOD_MS ? 1_000 : rest);
      }
      if (isStopping && living.size === 0) end(code);
    });
  };
  /** @param {Program} program @param {number} rest */
  const again = (program, rest) => {
    process.stderr.write(`The ${program.name} ended; it is started again in ${rest / 1000} s.\n`);
    const timer = setTimeout(() => {
      resting.delete(program.name);
      watch(program, program.launch(), Math.min(2 * rest, LONGEST_REST_MS));
    }, rest);
    resting.set(program.name, timer);
  };
  for (const program of programs) watch(program, program.launch(), 1_000);

  return {
    /** What to end with, when all have ended. */
    ended,
    /** The process of a program that counts now; undefined while it waits to be started again. */
    processOf: (/** @type {string} */ name) => counting.get(name),
    /** Whether all are about to end. */
    isStopping: () => isStopping,
    /**
     * Lets another process count as a program's; the one before is asked to end.
     *
     * @param {Program} program what is started again from now on
     * @param {ChildProcess} child
     */
    replace(program, child) {
      const before = counting.get(program.name);
      clearTimeout(resting.get(program.name));
      resting.delete(program.name);
      watch(program, child, 1_000);
      if (isStopping) tell('SIGTERM', [child]);
      if (!before) return;
      tell('SIGTERM', [before]);
      setTimeout(() => living.has(before) && tell('SIGKILL', [before]), patienceMs).unref();
    },
  };
}
