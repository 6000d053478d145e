/* Start and end of a process. */

import { Worker } from 'node:worker_threads';

type Variables = Record<string, string | undefined>;

/** New names of environment variables by their old names. Both are read until version 0.3.0. */
export const renamedVariables: Readonly<Record<string, string>> = {
  ALLOW_SAMPLES: 'ALLOW_SAMPLE_CONTENT',
  CANARY: 'LEAD_CANARY',
  LEAD_API_ACK: 'LEAD_API_ACK_MODE',
  OTHER_SITES: 'SITE_INSTANCES',
  OUTBOX_KEY: 'LEADS_ADMIN_KEY',
  REGISTRATION_API_ACK: 'REGISTRATION_API_ACK_MODE',
  STATISTICS_KEY: 'ANALYTICS_READ_KEY',
};

/**
 * Returns the variables that are set, by their current names and without space at their ends, such as the carriage
 * return of a file from Windows. Empty values, which compose files and shells produce, count as unset. An old name
 * causes a deprecation warning, unless the new one is set as well.
 */
export function setVariables(source: Variables): Variables {
  const set: Variables = Object.fromEntries(
    Object.entries(source).flatMap(([name, value = '']) =>
      value.trim() === '' ? [] : [[name, value.trim()]],
    ),
  );
  for (const [oldName, name] of Object.entries(renamedVariables)) {
    if (set[oldName] === undefined || set[name] !== undefined) continue;
    process.emitWarning(`${oldName} is called ${name} now`, 'DeprecationWarning');
    set[name] = set[oldName];
  }
  return set;
}

/** npm and a service manager may both forward the same signal: repeats within this time are ignored, in milliseconds. */
const SAME_SIGNAL_MS = 1_000;

/**
 * Runs a graceful shutdown at SIGINT or SIGTERM. A later signal exits at once, and the process is killed when the
 * shutdown takes too long.
 *
 * @param killAfterMs milliseconds from the first signal
 */
export function onStopSignal(stop: (signal: string) => void, killAfterMs: number): void {
  let since: number | undefined;
  const handle = (signal: string) => {
    const now = performance.now();
    if (since !== undefined && now - since < SAME_SIGNAL_MS) return;
    if (since !== undefined) process.exit(1);
    since = now;
    startKillTimer(killAfterMs);
    stop(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, handle);
}

/**
 * Kills this process after a time, even when the main thread is busy: a timer of its own would not fire while the
 * event loop is blocked. Does not keep the process alive.
 *
 * @param afterMs milliseconds from now
 */
export function startKillTimer(afterMs: number): void {
  const code = `setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${afterMs})`;
  const worker = new Worker(code, { eval: true });
  worker.unref();
  // With too many open files no worker starts; the regular shutdown has to suffice.
  worker.on('error', () => undefined);
}
