// The tries of `npm run image:try`, in a network of their own: FOLDER, then what podman is told of its
// storage. Each prints a line; the command ends with 1 when one of them fails.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { main, run } from '../project.mjs';
import { Container } from './container.mjs';
import { TAG } from './engine.mjs';
import { tryBehindCaddy } from './try-caddy.mjs';
import { tryContents } from './try-contents.mjs';
import { tryOneContainer } from './try-one.mjs';

await main(async () => {
  const [folder = '', ...storage] = process.argv.slice(2);
  let failed = 0;
  /** @param {string} what @param {() => unknown} work which throws, or gives more to say */
  const check = async (what, work) => {
    try {
      const more = await work();
      process.stdout.write(`✓ ${what}${typeof more === 'string' ? `: ${more}` : ''}\n`);
    } catch (error) {
      failed++;
      process.stdout.write(`✗ ${what}: ${error instanceof Error ? error.message : error}\n`);
    }
  };
  const podman = async (/** @type {string[]} */ ...args) =>
    (await run('podman', [...storage, ...args], { isQuiet: true })).output.trim();
  // Warnings come first.
  const at = (await podman('image', 'mount', TAG)).split('\n').at(-1) ?? '';
  const [config] = JSON.parse((await podman('image', 'inspect', TAG)).replace(/^[^[]*/, ''));
  const environment = Object.fromEntries(
    config.Config.Env.map((/** @type {string} */ line) => line.split(/=(.*)/s)),
  );
  const container = () => new Container({ at, environment });
  const room = (/** @type {string} */ name) => {
    const at = path.join(folder, name);
    mkdirSync(at, { recursive: true });
    return at;
  };
  try {
    await tryContents(check, { at, config });
    await tryOneContainer({ check, container, room });
    await tryBehindCaddy({ check, container, room });
  } finally {
    await Container.removeAll();
    await podman('image', 'unmount', TAG);
  }
  process.stdout.write(failed === 0 ? 'The image is as it is to be.\n' : `${failed} failed.\n`);
  if (failed > 0) process.exitCode = 1;
});

/**
 * What each of the tries is given.
 *
 * @typedef {object} Tools
 * @property {(what: string, work: () => unknown) => Promise<void>} check
 * @property {() => Container} container
 * @property {(name: string) => string} room an empty folder
 */
