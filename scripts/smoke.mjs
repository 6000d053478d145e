// `node scripts/smoke.mjs site|office`: tests a build before it goes live, on a free port and without the
// environment that would let it contact visitors, staff or other services. Checks the settings, requests every page of
// the site and sends a lead; each app then starts on a copy of its database, so that a failing migration is found here.
import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { checkPages, request } from '../apps/site/scripts/check-pages.ts';
import { copyDatabase } from '../packages/data-dir/src/copy-database.ts';
import { emptyFolder, onPostgresCopy, stopped } from './copies.mjs';
import { childEnvironment, CliError, loadEnvFile, main, root, run, step } from './project.mjs';

/** As long as deploy.sh waits for the live release, in milliseconds. */
const START_MS = 60_000;
/** Environment variables that are passed to the tested build. */
const passedVariables = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'TZ', 'ALLOW_SAMPLE_CONTENT'];

await main({ allowPositionals: true }, async ({ positionals: [app] }) => {
  if (app !== 'site' && app !== 'office') throw new CliError('Name the app: site or office.');
  loadEnvFile();
  const { code } = await run('node', [`apps/${app}/scripts/check-start.ts`]);
  if (code !== 0) throw new CliError(`The ${app} would not start with its settings; see above.`);
  if (app === 'site') await step('Trying pages and a lead', () => started(app, {}, checkSite));
  await step(`Trying the ${app} on a copy of its database`, () => onCopy(app));
});

/** @param {string} url @param {string} dataDir */
async function checkSite(url, dataDir) {
  const problems = await checkPages(url);
  if (problems) throw new CliError(problems);
  const env = { DATA_DIR: dataDir };
  const trial = await run('node', ['apps/site/scripts/trial-lead.ts'], { isQuiet: true, env });
  if (trial.code !== 0) throw new CliError('No lead could be made to try the form with.');
  const response = await request(`${url}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: new URL(url).origin },
    body: trial.output,
  });
  if (response.status !== 200) throw new CliError(`A lead is answered with ${response.status}.`);
  const { reference } = /** @type {{ reference?: string }} */ (await response.json());
  const { output } = await run('node', ['apps/site/scripts/leads.ts', '--json'], {
    isQuiet: true,
    env,
  });
  if (!reference || !output.includes(reference))
    throw new CliError('A lead was acknowledged and is not in the outbox.');
}

/** @param {'site' | 'office'} app */
async function onCopy(app) {
  const { DATA_DIR } = childEnvironment();
  const postgres = app === 'office' ? process.env.DATABASE_URL : undefined;
  if (postgres) {
    if (process.env.SKIP_MIGRATION_CHECK === '1') return;
    await onPostgresCopy(postgres, (copy) => started(app, { DATABASE_URL: copy }, answers));
    return;
  }
  const file = path.join(DATA_DIR, `${app}.sqlite`);
  if (!existsSync(file)) return started(app, {}, answers);
  await started(app, {}, answers, (dataDir) => {
    try {
      copyDatabase(file, path.join(dataDir, `${app}.sqlite`));
    } catch (error) {
      throw new CliError(error instanceof Error ? error.message : String(error));
    }
  });
}

/** @param {string} url */
async function answers(url) {
  const { status } = await request(`${url}/readyz`);
  // 503 is acceptable, for example when the office is not reachable from here: the app runs.
  if (status !== 200 && status !== 503) throw new CliError(`/readyz answers ${status}.`);
  for (const page of ['/', '/admin/login']) {
    const response = await request(url + page, { redirect: 'manual' });
    if (response.status >= 500) throw new CliError(`${page} answers ${response.status}.`);
  }
}

/**
 * Starts an app in an empty data folder, runs `work` with it and stops it.
 *
 * @param {'site' | 'office'} app @param {NodeJS.ProcessEnv} environment
 * @param {(url: string, dataDir: string) => Promise<void>} work
 * @param {(dataDir: string) => void} [prepare] fills the folder before the start
 */
async function started(app, environment, work, prepare) {
  /** @type {NodeJS.ProcessEnv & { DATA_DIR: string }} */
  const own = childEnvironment();
  const dataDir = emptyFolder(path.join(own.DATA_DIR, `smoke-${app}`));
  let stop = async () => {};
  try {
    prepare?.(dataDir);
    const child = spawn('node', ['server.ts'], {
      cwd: path.join(root, 'apps', app),
      env: {
        ...Object.fromEntries(passedVariables.map((name) => [name, own[name]])),
        NODE_ENV: 'production',
        DATA_DIR: dataDir,
        HOST: '127.0.0.1',
        PORT: '0',
        OFFICE_PORT: '0',
        LOG_LEVEL: 'warn',
        OFFICE_SAMPLES: 'false',
        ...(app === 'site' && own.SITE_URL && { SITE_URL: own.SITE_URL }),
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = new Promise((resolve) => child.once('close', resolve));
    stop = async () => {
      child.kill('SIGTERM');
      // After as long as systemd waits.
      setTimeout(() => child.kill('SIGKILL'), 20_000).unref();
      await ended;
    };
    await Promise.race([addressOf(child, app).then((url) => work(url, dataDir)), stopped]);
  } finally {
    await stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

/**
 * Waits for the line in which an app prints its URL.
 *
 * @param {import('node:child_process').ChildProcess} child @param {string} app
 * @returns {Promise<string>} the URL
 */
function addressOf(child, app) {
  let output = '';
  return new Promise((resolve, reject) => {
    const fail = (/** @type {string} */ what) =>
      reject(new CliError(`The ${app} ${what}:\n${output}`));
    setTimeout(() => fail('does not start'), START_MS).unref();
    const read = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
      const url = /^(?:Site|Office) +(http:\/\/[\d.:]+)/m.exec(output)?.[1];
      if (url) resolve(url);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('error', (error) => fail(`cannot be started (${error.message})`));
    child.on('close', () => fail('ends by itself'));
  });
}
