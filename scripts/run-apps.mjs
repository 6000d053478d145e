// Runs the apps in parallel until the command is stopped: `node scripts/run-apps.mjs start` or `dev`.
import { concurrently } from 'concurrently';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { addressesFor, apps } from './apps.mjs';
import { childEnvironment, root } from './project.mjs';

const isDevelopment = process.argv[2] === 'dev';

const { commands, result } = concurrently(
  apps().map((app) => ({
    name: app.name,
    command: isDevelopment ? 'exec npm run dev --silent' : 'exec node server.ts',
    cwd: path.join(root, app.folder),
    env: {
      ...childEnvironment(),
      ...(!isDevelopment && { NODE_ENV: 'production' }),
      // In a terminal, info messages would hide the URLs.
      ...(process.stdout.isTTY && !process.env.LOG_LEVEL && { LOG_LEVEL: 'warn' }),
      // By default glibc keeps an arena per thread, each at its peak size.
      MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX || '2',
      ...addressesFor(app),
    },
  })),
  {
    raw: true,
    handleInput: false,
    // A crash of the office must not stop the site; under systemd each is a separate unit.
    ...(isDevelopment ? { killOthersOn: ['failure'] } : { restartTries: -1, restartDelay: 2000 }),
    killTimeout: 14_000,
  },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, async () => {
    // Otherwise `concurrently` restarts an app that dies by the signal or was about to be restarted.
    for (const command of commands) command.start = () => undefined;
    while (commands.some(({ state }) => state === 'started')) await sleep(100);
    process.exit();
  });
}
await result.catch(() => (process.exitCode = 1));
