// Shared by the commands. Plain JavaScript for the Node on the machine: it runs before anything is
// installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Ends the command with its message only, without a stack trace. */
export class CliError extends Error {
  /** @param {string} message @param {number} [code] exit code */
  constructor(message, code = 1) {
    super(message);
    this.code = code;
  }
}

/**
 * Returns the environment of child processes: the project's Node first in PATH, an absolute data folder, and
 * no telemetry.
 */
export function childEnvironment() {
  const bin = path.join(root, 'node_modules/.bin');
  return {
    ...process.env,
    PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
    DATA_DIR: path.resolve(root, process.env.DATA_DIR || 'data'),
    ASTRO_TELEMETRY_DISABLED: '1',
    NEXT_TELEMETRY_DISABLED: '1',
  };
}

/** Loads `.env` from the project root; existing environment variables win. */
export function loadEnvFile() {
  const file = path.join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/**
 * Runs a program to its end.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, isQuiet?: boolean, env?: NodeJS.ProcessEnv }} [options]
 *   isQuiet: shows the output only after a failure
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { cwd = root, isQuiet = false, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...childEnvironment(), ...env },
      stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    const stop = () => child.kill('SIGTERM');
    process.once('exit', stop);
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      process.off('exit', stop);
      if (isQuiet && code !== 0) process.stderr.write(output);
      resolve({ code: signal ? 1 : (code ?? 1), output });
    });
  });
}

/**
 * Runs a program to its end and forwards signals to it: a service manager may signal only this process.
 *
 * @param {string} command @param {string[]} args
 * @returns {Promise<number>} its exit code
 */
export function runForwardingSignals(command, args) {
  const child = spawn(command, args, { cwd: root, env: childEnvironment(), stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/**
 * Prints a line at the start and at the end of a long step.
 *
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(what, work) {
  const started = Date.now();
  process.stdout.write(`${what} …\n`);
  const end = (/** @type {string} */ how) =>
    process.stdout.write(`${what}: ${how} ${Math.round((Date.now() - started) / 1000)} s\n`);
  try {
    const result = await work();
    // A program may end with an exit code.
    end(Object(result).code ? 'failed after' : 'done in');
    return result;
  } catch (error) {
    end('failed after');
    throw error;
  }
}

/**
 * Returns a hash of file names and contents.
 *
 * @param {string[]} places files and folders, relative to the project root
 */
export function fingerprint(places) {
  const hash = createHash('sha256');
  for (const file of places.flatMap((place) => filesIn(path.join(root, place))).sort()) {
    hash.update(path.relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

const generated = new Set(['node_modules', 'dist', '.astro', '.next', 'data', 'test-results']);

/** Returns all files of a folder except generated ones. @param {string} place @returns {string[]} */
function filesIn(place) {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  return readdirSync(place)
    .filter((name) => !generated.has(name))
    .flatMap((name) => filesIn(path.join(place, name)));
}

/**
 * Runs the body of a command with its arguments. A {@link CliError} and an unknown argument are printed without a
 * stack trace.
 *
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {Config} config
 * @param {(line: ReturnType<typeof parseArgs<Config>>) => Promise<void>} body
 */
export async function main(config, body) {
  try {
    await body(parseArgs(config));
  } catch (error) {
    const { code, message, stack } = error instanceof Error ? Object(error) : {};
    const isUsage = error instanceof CliError || /^ERR_PARSE_ARGS_/.test(code);
    // Node's error explains itself in a second sentence.
    const text = error instanceof CliError ? message : message?.split('. ')[0];
    process.stderr.write(`${(isUsage ? text : stack) ?? error}\n`);
    process.exitCode = error instanceof CliError ? error.code : 1;
  }
}
