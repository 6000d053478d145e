// What the image runs: the apps (those of APPS, else both), or one of the commands by its name:
// `docker compose run --rm site leads --json`.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { addressesFor, apps } from '../apps.mjs';
import { childEnvironment, main, Refusal, root } from '../project.mjs';
import { together } from '../together.mjs';
import { commands } from './commands.mjs';

await main(async () => {
  const [name, ...options] = process.argv.slice(2);
  if (name === undefined) return serve();
  const command = commands[name];
  if (!command) {
    const known = Object.keys(commands).join(', ');
    throw new Refusal(
      `There is no command "${name}". There are: ${known}; without one the apps run.`,
    );
  }
  process.exitCode = await command(options);
});

async function serve() {
  Object.assign(process.env, { NODE_ENV: 'production', ...childEnvironment() });
  const [app, ...others] = apps();
  if (!app) throw new Refusal(`APPS=${process.env.APPS} names none of the apps.`);
  if (others.length === 0) {
    // Nobody between it and the signals of whoever runs the image.
    Object.assign(process.env, addressesFor(app));
    const folder = path.join(root, app.folder);
    process.chdir(folder);
    await import(pathToFileURL(path.join(folder, 'server.ts')).href);
    return;
  }
  const programs = apps().map((one) => ({
    name: one.name,
    isNeeded: one.name === 'site',
    launch: () =>
      spawn(process.execPath, ['server.ts'], {
        cwd: path.join(root, one.folder),
        env: { ...process.env, ...addressesFor(one) },
        stdio: ['ignore', 'inherit', 'inherit'],
      }),
  }));
  process.exit(await together(programs).ended);
}
