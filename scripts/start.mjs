import { createServer } from 'node:net';
import path from 'node:path';
import { addressesFor, apps } from './apps.mjs';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { loadEnvFile, main, Refusal, root, run } from './project.mjs';
import { together } from './together.mjs';

await main(async () => {
  loadEnvFile();
  for (const app of apps()) await checkPort(app.port());
  await install();
  await checkEnvironment();
  await build();
  // The site does without the office, whose end is no reason to leave visitors.
  const isNeeded = (/** @type {{ name: string }} */ { name }) =>
    name === 'site' || apps().length === 1;
  const code = await together(
    apps().map((app) => ({
      name: app.name,
      // Node itself, without npm in between: a signal arrives once.
      command: 'node',
      args: ['server.ts'],
      cwd: path.join(root, app.folder),
      env: {
        NODE_ENV: 'production',
        // Else each thread keeps what it once needed: docs/decisions/0064-fewer-arenas.md.
        MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX || '2',
        ...addressesFor(app),
      },
      isNeeded: isNeeded(app),
    })),
  );
  process.exit(code);
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
