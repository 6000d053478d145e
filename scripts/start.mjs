// `npm start`: installs where the lock file has changed, builds where sources have, and runs both apps. `npm run dev`
// (`start.mjs --dev`) runs them from their sources, with live reload.
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { apps, reachableHost } from './apps.mjs';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { CliError, loadEnvFile, main, root, run, runForwardingSignals } from './project.mjs';

await main({ options: { dev: { type: 'boolean' } } }, async ({ values: { dev } }) => {
  loadEnvFile();
  const probes = [];
  for (const app of apps()) probes.push(await probePort(app.port()));
  for (const probe of probes) probe?.close();
  await install();
  if (!dev) {
    await checkEnvironment();
    await build();
    void sayReady();
  }
  const command = [path.join(root, 'scripts/run-apps.mjs'), dev ? 'dev' : 'start'];
  process.exitCode = await runForwardingSignals('node', command);
});

/** Prints the addresses once both apps are ready. */
async function sayReady() {
  const addressOf = (/** @type {import('./apps.mjs').App} */ app) =>
    `http://${reachableHost()}:${app.port().value}`;
  for (const app of apps()) await becomesOk(`${addressOf(app)}/readyz`);
  const lines = apps().map((app) =>
    app.name === 'site' ? `Site    ${addressOf(app)}` : `Log in  ${addressOf(app)}/admin`,
  );
  process.stdout.write(`\n${lines.join('\n')}\nReady\n`);
}

/** Waits until an address answers 200. @param {string} address */
async function becomesOk(address) {
  while (!(await fetch(address).catch(() => undefined))?.ok) {
    await sleep(500, undefined, { ref: false });
  }
}

/** Fails before minutes of building. @param {{ name: string, value: number }} port @returns to be closed */
async function probePort({ name, value }) {
  // The environment check reports an invalid port.
  if (!Number.isInteger(value) || value < 1 || value > 65_535) return undefined;
  const probe = createServer().unref();
  const error = await new Promise((resolve) => {
    const host = process.env.HOST || '127.0.0.1';
    probe.on('error', resolve).listen(value, host, () => resolve(undefined));
  });
  if (error?.code === 'EADDRINUSE') {
    throw new CliError(
      `Port ${value} is taken by another program or app. Stop it, or choose another: ${name}=${value + 100} npm start`,
    );
  }
  return probe;
}

async function checkEnvironment() {
  for (const { folder } of apps()) {
    const { code } = await run('node', [path.join(root, folder, 'scripts/check-start.ts')]);
    if (code !== 0) throw new CliError('Nothing was started; see above.', code);
  }
}
