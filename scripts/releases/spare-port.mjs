import { spawn } from 'node:child_process';
import path from 'node:path';
import { childEnvironment, endsWithUs, Refusal } from '../project.mjs';

/** How long a program may take to begin, and to end. In milliseconds. */
const BEGINNING_MS = 120_000;
const ENDING_MS = 15_000;

/** What a release that is only tried may know of this machine's environment. */
const harmless = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'TZ', 'ALLOW_SAMPLES'];

/** Has a program end when this one does, were it killed. */
const endWithParent = new URL('./end-with-parent.mjs', import.meta.url).href;

/** The lines in which the apps say that they answer. */
const ready = {
  site: /^Site {4}(http:\S+)$/m,
  office: /^Office {2}(http:\S+)\/admin$/m,
};

/**
 * Starts a release's app where nobody comes, in a folder of its own.
 *
 * @param {string} folder the release's @param {'site' | 'office'} app @param {string} dataDir
 * @param {NodeJS.ProcessEnv} [environment] a PostgreSQL of its own
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export function startOnSparePort(folder, app, dataDir, environment = {}) {
  /** @type {NodeJS.ProcessEnv} */
  const surroundings = childEnvironment(folder);
  const env = Object.fromEntries(harmless.map((name) => [name, surroundings[name]]));
  const args = ['--import', endWithParent, 'server.ts'];
  /** @type {import('node:child_process').SpawnOptions} */
  const options = {
    cwd: path.join(folder, 'apps', app),
    env: {
      ...env,
      ...{ NODE_ENV: 'production', DATA_DIR: dataDir, HOST: '127.0.0.1' },
      ...{ PORT: '0', OFFICE_PORT: '0', LOG_LEVEL: 'warn', OFFICE_SAMPLES: 'false' },
      ...environment,
      ...(surroundings.SITE_URL && app === 'site' && { SITE_URL: surroundings.SITE_URL }),
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  };
  const child = endsWithUs(spawn('node', args, options));
  const ended = new Promise((resolve) => child.once('close', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), ENDING_MS);
    await ended;
    clearTimeout(timer);
  };
  let said = '';
  return new Promise((resolve, reject) => {
    const fail = (/** @type {string} */ how) => {
      clearTimeout(late);
      reject(new Refusal(`The ${app} ${how}: ${lastLine(said)}`));
    };
    const late = setTimeout(() => void stop().then(() => fail('does not begin')), BEGINNING_MS);
    const hear = (/** @type {Buffer} */ chunk) => {
      said += chunk.toString();
      const url = ready[app].exec(said)?.[1];
      if (!url) return;
      clearTimeout(late);
      resolve({ url, stop });
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.on('error', (error) => fail(`cannot be started (${error.message})`));
    child.on('close', () => fail('ends by itself'));
  });
}

/** The line that says most: the last one that is no line of a stack. @param {string} said */
const lastLine = (said) =>
  said
    .split('\n')
    .filter((line) => line.trim() && !/^\s+at |^Node\.js v|^[{}\s]+$/.test(line))
    .at(-1) ?? 'it said nothing';
