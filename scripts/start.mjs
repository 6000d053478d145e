// `npm start`: runs the current release; without one, or where something has changed, makes one.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { apps, reachableHost } from './apps.mjs';
import { install } from './install.mjs';
import { childEnvironment, loadEnvFile, main, Refusal, root, run } from './project.mjs';
import { alone } from './releases/alone.mjs';
import { listen } from './releases/control.mjs';
import { makeRelease, wantedRelease } from './releases/make.mjs';
import { currentRelease, isWithdrawn, prune, switchTo } from './releases/store.mjs';
import { supervise } from './releases/supervisor.mjs';

await main(async () => {
  loadEnvFile();
  for (const app of apps()) await checkPort(app.port());
  const release = usable() ?? (await firstRelease());
  if (!isOwnNode(release.folder)) return runUnder(release.folder);
  await checkEnvironment(release.folder);
  const { ended, handOver } = supervise(release);
  listen(handOver);
  void sayReady();
  // A release of both apps serves a process of one of them: its own apps are made anew, not ours alone.
  const wanted = wantedRelease(release.apps);
  // The one that worked is served meanwhile, and goes on if this one is not good.
  if (wanted !== release.fingerprint && !isWithdrawn(wanted)) void releaseAside(release.apps);
  process.exit(await ended);
});

/** Says where everything is, once each app answers: the last lines of a start. */
async function sayReady() {
  const addressOf = (/** @type {import('./apps.mjs').App} */ app) =>
    `http://${reachableHost()}:${app.port().value}`;
  for (const app of apps()) {
    while (!(await isAlive(addressOf(app)))) await sleep(500, undefined, { ref: false });
  }
  const lines = apps().map((app) =>
    app.name === 'site' ? `Site    ${addressOf(app)}` : `Log in  ${addressOf(app)}/admin`,
  );
  process.stdout.write(`\n${lines.join('\n')}\nReady\n`);
}

/** @param {string} address */
async function isAlive(address) {
  const answer = await fetch(`${address}/healthz`).catch(() => undefined);
  return answer?.ok ?? false;
}

/** The current release, if it has all apps that are to be run. */
function usable() {
  const release = currentRelease();
  const isWhole = apps().every(({ name }) => release?.apps.includes(name));
  return isWhole ? release : undefined;
}

async function firstRelease() {
  await install();
  return alone(async () => {
    const release = await makeRelease();
    switchTo(release);
    prune();
    return release;
  });
}

/** @param {string[]} names */
async function releaseAside(names) {
  process.stdout.write('Something has changed: a release is made of it, aside.\n');
  await run('node', [path.join(root, 'scripts/release.mjs')], { env: { APPS: names.join(' ') } });
}

/** Whether this runs in the Node that the release brings, which the project's may be as well. @param {string} folder */
function isOwnNode(folder) {
  const { version } = JSON.parse(
    readFileSync(path.join(folder, 'node_modules/node/package.json'), 'utf8'),
  );
  return process.version === `v${version}`;
}

/**
 * Runs this command once more, under the Node that the release brings: the ports that it opens are
 * shared with processes of that Node. Signals are handed on.
 *
 * @param {string} folder
 */
function runUnder(folder) {
  const node = path.join(folder, 'node_modules/node/bin/node');
  const child = spawn(node, [fileURLToPath(import.meta.url)], {
    env: childEnvironment(folder),
    stdio: 'inherit',
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('close', (code) => process.exit(code ?? 1));
}

/**
 * Refuses early, before minutes of building.
 *
 * @param {{ name: string, value: number }} port
 */
async function checkPort({ name, value }) {
  // What is no port at all is the environment check's to explain.
  if (!Number.isInteger(value) || value < 1 || value > 65_535) return;
  const host = process.env.HOST || '127.0.0.1';
  const code = await new Promise((resolve) => {
    const probe = createServer()
      .on('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code))
      .listen(value, host, () => probe.close(() => resolve(undefined)));
  });
  if (code === 'EADDRINUSE') {
    throw new Refusal(
      `Port ${value} is taken by another program. Stop it, or choose another: ${name}=${value + 100} npm start`,
    );
  }
}

/** @param {string} folder */
async function checkEnvironment(folder) {
  const check = path.join(folder, 'apps/site/scripts/check-start.ts');
  const { code, output } = await run('node', [check], {
    isQuiet: true,
    env: childEnvironment(folder),
  });
  if (code !== 0) throw new Refusal(output.trim(), code);
}
