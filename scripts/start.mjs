import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { addressesFor, apps } from './apps.mjs';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { childEnvironment, loadEnvFile, main, Refusal, root, run } from './project.mjs';

await main(async () => {
  loadEnvFile();
  for (const app of apps()) await checkPort(app.port());
  await install();
  await checkEnvironment();
  await build();
  startTogether();
});

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

async function checkEnvironment() {
  const check = path.join(root, 'apps/site/scripts/check-start.ts');
  const { code, output } = await run('node', [check]);
  if (code !== 0) throw new Refusal(output.trim());
}

/** Starts every app; when one ends, or the command is stopped, all end. */
function startTogether() {
  const children = apps().map((app) =>
    spawn('npm', ['run', 'start', '--silent'], {
      cwd: path.join(root, app.folder),
      env: { ...childEnvironment(), ...addressesFor(app) },
      stdio: 'inherit',
      detached: true,
    }),
  );
  let isStopping = false;
  /** @param {NodeJS.Signals} signal */
  const stopAll = (signal) => {
    if (isStopping) return;
    isStopping = true;
    for (const child of children) {
      // The whole group: npm itself does not hand signals down.
      if (child.pid && child.exitCode === null) process.kill(-child.pid, signal);
    }
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.on(signal, () => stopAll(signal));
  }
  for (const child of children) {
    child.on('exit', (code) => {
      process.exitCode ||= isStopping ? 0 : (code ?? 1);
      stopAll('SIGTERM');
    });
  }
}
