/* Start and end of a process. */

import { parseArgs } from 'node:util';
import { errorCode } from './data-folder.ts';

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

/**
 * Describes an error of the system in one line, with the fix; undefined for other errors.
 *
 * @param portVariable name of the variable with the port
 */
export function explainSystemError(error: unknown, portVariable: string): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, port, path } = error as NodeJS.ErrnoException & { port?: number };
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use by another program. Stop it, or set ${portVariable} to a free one.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return 'HOST is not an address of this machine. Set it to 127.0.0.1 or 0.0.0.0.';
    case 'ENOENT':
    case 'EACCES':
    case 'EPERM':
      return port
        ? `No permission to listen on port ${port}. Set ${portVariable} to 1024 or above.`
        : `No permission to use ${path ?? 'the data folder'} or to write to it (${code}). Grant it (chown -R), or set DATA_DIR.`;
    case 'EROFS':
      return `The disk of ${path ?? 'the data folder'} is read-only, as after a disk error. Check it, or set DATA_DIR.`;
    case 'ENOTDIR':
    case 'EEXIST':
      return `${path ?? 'DATA_DIR'} is a file, not a folder. Set DATA_DIR to a folder.`;
    case 'ENOSPC':
    case 'EDQUOT':
      return 'The disk is full. Free space, then restart.';
    default:
      return undefined;
  }
}

/**
 * Parses the arguments of this process; an unknown one ends it with the first sentence of Node's error. Also ends it
 * quietly when the reader of its output has ended, such as `head`.
 */
export const commandLine: typeof parseArgs = (config) => {
  process.stdout.on('error', (error) => {
    if (errorCode(error) !== 'EPIPE') throw error;
    process.exit();
  });
  try {
    return parseArgs(config);
  } catch (error) {
    process.stderr.write(`${(error as Error).message.split('. ')[0]}\n`);
    process.exit(1);
  }
};

/** npm and a service manager may both forward the same signal: repeats within this time are ignored, in milliseconds. */
const SAME_SIGNAL_MS = 1_000;

/**
 * Runs a graceful shutdown at SIGINT or SIGTERM; a later signal exits at once. A process that hangs is killed by what
 * has sent the signal: systemd, Docker or `npm start`.
 */
export function onStopSignal(stop: (signal: string) => void): void {
  let since: number | undefined;
  const handle = (signal: string) => {
    const now = performance.now();
    if (since !== undefined && now - since < SAME_SIGNAL_MS) return;
    if (since !== undefined) process.exit(1);
    since = now;
    stop(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, handle);
}
