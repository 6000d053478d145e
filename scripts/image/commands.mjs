import path from 'node:path';
import { apps } from '../apps.mjs';
import { backup } from '../backup.mjs';
import { Refusal, root, run } from '../project.mjs';
import { restore } from '../restore.mjs';

/**
 * What the image runs beside the apps, by the names that `npm run` has for it.
 *
 * @type {Record<string, (options: string[]) => Promise<number>>} each gives the code to end with
 */
export const commands = {
  leads: (options) => script('apps/site/scripts/leads.ts', options),
  doctor: (options) => script('apps/site/scripts/doctor.ts', options),
  clock: (options) => ofEach('clock', options),
  backup: async ([folder]) => say(`Backup: ${await backup(folder)}`),
  restore: async ([folder]) => {
    await restore(folder);
    return say(`Restored from ${folder}`);
  },
  health,
};

/** @param {string} file @param {string[]} options */
async function script(file, options) {
  const { code } = await run('node', [path.join(root, file), ...options]);
  return code;
}

/** @param {string} name @param {string[]} options */
async function ofEach(name, options) {
  for (const { folder } of apps()) {
    const code = await script(`${folder}/scripts/${name}.ts`, options);
    if (code !== 0) return code;
  }
  return 0;
}

/** Whether each app that is run here lives: what the image's health check asks. */
async function health() {
  for (const { name, port } of apps()) {
    const response = await fetch(`http://127.0.0.1:${port().value}/healthz`).catch(() => undefined);
    if (response?.status !== 200) throw new Refusal(`The ${name} does not answer.`);
  }
  return 0;
}

/** @param {string} line */
function say(line) {
  process.stdout.write(`${line}\n`);
  return 0;
}
