import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { apps } from '../apps.mjs';
import { build } from '../build.mjs';
import { install } from '../install.mjs';
import { filesIn, fingerprint, root } from '../project.mjs';
import { check } from './check.mjs';
import { kept, markGood, newFolder, remove, removeUnfinished } from './store.mjs';

/** All that a release is made from. */
const places = [
  ...['apps', 'packages', 'scripts', 'package.json', 'package-lock.json', '.npmrc'],
  ...['tsconfig.json', 'tsconfig.base.json'],
];

/**
 * What tells one release from another: it changes with everything that a release is made from.
 *
 * @param {string[]} [names] the apps that are to be in it
 */
export const wantedRelease = (names = apps().map(({ name }) => name)) => fingerprint(places, names);

/**
 * Installs, builds and checks a release in a folder of its own. What is served is neither read nor
 * touched by it, and of a release that is not good nothing stays.
 *
 * @returns {Promise<import('./store.mjs').Release>}
 */
export async function makeRelease() {
  removeUnfinished();
  const wanted = wantedRelease();
  const { id, folder } = newFolder(wanted);
  const release = { id, folder, apps: apps().map(({ name }) => name), fingerprint: wanted };
  try {
    copyTo(folder);
    await install(folder, [
      ...kept()
        .map((other) => other.folder)
        .reverse(),
      root,
    ]);
    await build(folder);
    await check(release);
    markGood(release);
    return release;
  } catch (error) {
    remove(folder);
    throw error;
  }
}

/** @param {string} folder */
function copyTo(folder) {
  for (const place of places) {
    const from = path.join(root, place);
    if (!existsSync(from)) continue;
    for (const file of filesIn(from)) {
      const to = path.join(folder, path.relative(root, file));
      mkdirSync(path.dirname(to), { recursive: true });
      copyFileSync(file, to);
    }
  }
}
