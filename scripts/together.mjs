import { spawn } from 'node:child_process';
import { childEnvironment } from './project.mjs';

/** How long a program may take to stop by itself; then its whole group is ended. In milliseconds. */
const PATIENCE_MS = 14_000;
/** Within this a signal is the same one again: npm and a service manager may both hand it on. */
const SAME_SIGNAL_MS = 1_000;
/** A program ends with it for what no other start would mend (sysexits.h). */
const CONFIG = 78;
const LONGEST_REST_MS = 60_000;
/** Who worked that long has nothing to do with the end before. */
const GOOD_MS = 10 * 60_000;

/**
 * @typedef {object} Program
 * @property {string} name
 * @property {string} command
 * @property {string[]} args
 * @property {string} cwd
 * @property {Record<string, string>} env
 * @property {boolean} isNeeded whether all end with it; else it is started again, and the others go on
 */

/**
 * Runs programs until one that is needed ends, or the command is stopped: then all end, within 15
 * seconds whatever they are doing. A second signal ends them at once.
 *
 * @param {Program[]} programs
 * @param {{ patienceMs?: number }} [options]
 * @returns {Promise<number>} what to end with
 */
export function together(programs, { patienceMs = PATIENCE_MS } = {}) {
  /** @type {Map<Program, import('node:child_process').ChildProcess>} */
  const running = new Map();
  /** @type {Set<NodeJS.Timeout>} */
  const resting = new Set();
  let isStopping = false;
  let stoppingSince = 0;
  let code = 0;

  return new Promise((resolve) => {
    /** @param {NodeJS.Signals} signal */
    const tell = (signal) => {
      for (const { pid } of running.values()) {
        try {
          // The whole group: npm and shells do not hand signals down.
          if (pid) process.kill(-pid, signal);
        } catch {
          // It has ended in between.
        }
      }
    };
    /** @param {NodeJS.Signals} signal */
    const stop = (signal) => {
      const now = performance.now();
      if (isStopping) {
        if (now - stoppingSince > SAME_SIGNAL_MS) tell('SIGKILL');
        return;
      }
      isStopping = true;
      stoppingSince = now;
      for (const timer of resting) clearTimeout(timer);
      tell(signal);
      setTimeout(() => tell('SIGKILL'), patienceMs).unref();
      if (running.size === 0) resolve(code);
    };
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
      process.on(signal, () => stop(signal));
    }

    /** @param {Program} program @param {number} rest until it is started again if it ends soon */
    const start = (program, rest) => {
      const { name, command, args, cwd, env, isNeeded } = program;
      const startedAt = performance.now();
      const child = spawn(command, args, {
        cwd,
        env: { ...childEnvironment(), ...env },
        stdio: ['ignore', 'inherit', 'inherit'],
        // A group of its own: Ctrl-C in a terminal comes here alone, and is handed on once.
        detached: true,
      });
      running.set(program, child);
      child.on('error', (error) => process.stderr.write(`${name}: ${error.message}\n`));
      child.on('close', (ended) => {
        running.delete(program);
        if (!isStopping) {
          if (isNeeded || ended === CONFIG) {
            code = ended || 1;
            stop('SIGTERM');
          } else again(program, performance.now() - startedAt > GOOD_MS ? 1_000 : rest);
        }
        if (isStopping && running.size === 0) resolve(code);
      });
    };
    /** @param {Program} program @param {number} rest */
    const again = (program, rest) => {
      process.stderr.write(`The ${program.name} ended; it is started again in ${rest / 1000} s.\n`);
      const timer = setTimeout(() => {
        resting.delete(timer);
        start(program, Math.min(2 * rest, LONGEST_REST_MS));
      }, rest);
      resting.add(timer);
    };
    for (const program of programs) start(program, 1_000);
  });
}
