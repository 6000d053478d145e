import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../project.mjs';

/**
 * A package of another's that the lock file names.
 *
 * @typedef {object} Locked
 * @property {string} at its folder, from the project's root: `node_modules/a/node_modules/b`
 * @property {string} name
 * @property {string} version
 * @property {string | undefined} licence as its maker writes it, usually SPDX
 * @property {boolean} isDev whether only development and tests want it
 * @property {string | undefined} integrity
 */

/**
 * Every package that the lock file names, for whichever machine. Where it does not know a licence, what is
 * installed is asked.
 *
 * @param {string} folder the project's, or another's
 * @returns {Locked[]}
 */
export function locked(folder = root) {
  const { packages } = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([at, { link }]) => at.includes('node_modules/') && !link)
    .map(([at, { name, version, license, dev, integrity }]) => ({
      at,
      name: name ?? at.slice(at.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license ?? licenceIn(path.join(folder, at, 'package.json')),
      isDev: dev === true,
      integrity,
    }));
}

/** Older packages say it in other shapes. @param {string} manifest @returns {string | undefined} */
function licenceIn(manifest) {
  if (!existsSync(manifest)) return undefined;
  const { license, licenses } = JSON.parse(readFileSync(manifest, 'utf8'));
  const said = license ?? licenses;
  const all = (Array.isArray(said) ? said : [said]).flatMap((one) => one?.type ?? one ?? []);
  return all.length > 0 ? all.join(' OR ') : undefined;
}
