// `npm run check -- packages`: whether the licences of installed packages allow their use, and whether the deployed ones
// have known vulnerabilities.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CliError, main, root } from './project.mjs';

/** @typedef {{ name: string, version: string, licence: string | undefined, isDev: boolean }} Locked */

/**
 * Licences under which a package may be used in a program that is not given away, and in an image that is
 * handed on: they ask for their text to go along, at most.
 */
const free = new Set([
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC'],
  ...['MIT', 'MIT-0', 'Python-2.0', 'Unlicense', 'WTFPL', 'Zlib'],
]);

/** In development and tests nothing is handed on: changes of these would be to be published, as data may. */
const freeInDevelopment = new Set([...free, 'MPL-2.0', 'CC-BY-4.0', 'CC-BY-3.0']);

/**
 * Packages whose licence asks for more, or is said elsewhere than in their manifest, and why each may be
 * used. A licence that changes is asked about again.
 *
 * @type {Record<string, { licence: string, reason: string }>}
 */
export const exceptions = {
  // A library of its own file, loaded when the program starts: anybody may put another in its place.
  '@img/sharp-libvips-*': { licence: 'LGPL-3.0-or-later', reason: 'loaded, never linked in' },
  '@img/sharp-win32-*': {
    licence: 'Apache-2.0 AND LGPL-3.0-or-later',
    reason: 'the same, for another system',
  },
  '@img/sharp-wasm32': {
    licence: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
    reason: 'the same, for another system',
  },
  'caniuse-lite': { licence: 'CC-BY-4.0', reason: "data about browsers; Next's build reads it" },
  'humanize-number': { licence: 'none', reason: 'a test double of S3 says its log with it' },
  bytes: { licence: 'none', reason: 'the same; later releases say MIT' },
  wordcut: { licence: 'LGPL', reason: 'tests compare line ends with it' },
};

/**
 * What of the packages may not be used, or not without a word in `exceptions`.
 *
 * @param {Locked[]} packages
 * @param {Record<string, { licence: string, reason: string }>} [allowed]
 * @returns {string[]} a line for each
 */
export function refused(packages, allowed = exceptions) {
  return packages.flatMap(({ name, version, licence, isDev }) => {
    const exception = Object.entries(allowed).find(([pattern]) => isOf(name, pattern))?.[1];
    if (exception && exception.licence === (licence ?? 'none')) return [];
    if (licence && isAllowed(licence, isDev ? freeInDevelopment : free)) return [];
    return [`${name}@${version}: ${licence ?? 'no licence is said'}`];
  });
}

/** @param {string} name @param {string} pattern a name, or the beginning of names: `@img/sharp-*` */
const isOf = (name, pattern) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/**
 * An SPDX expression without nesting: one of those joined by OR is enough, each of those joined by AND is
 * needed.
 *
 * @param {string} expression @param {Set<string>} allowed
 */
const isAllowed = (expression, allowed) =>
  expression
    .replaceAll(/[()]/g, '')
    .split(/ OR /i)
    .some((choice) => choice.split(/ AND /i).every((one) => allowed.has(one.trim())));

/**
 * Every package that the lock file names. Where it does not know a licence, the installed package does.
 *
 * @returns {Locked[]}
 */
export function locked() {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([at, { link }]) => at.includes('node_modules/') && !link)
    .map(([at, { name, version, license, dev }]) => ({
      name: name ?? at.slice(at.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license ?? licenceIn(path.join(root, at, 'package.json')),
      isDev: dev === true,
    }));
}

/** Older packages say it in other shapes. @param {string} manifest @returns {string | undefined} */
function licenceIn(manifest) {
  if (!existsSync(manifest)) return undefined;
  const { license, licenses } = JSON.parse(readFileSync(manifest, 'utf8'));
  const all = [license ?? licenses ?? []].flat().map((one) => one.type ?? one);
  return all.length > 0 ? all.join(' OR ') : undefined;
}

/**
 * Asks the registry's advisory database about what is deployed. Without an answer nothing is known, which is
 * no reason to fail.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {{ isGrave: boolean, text: string }} grave: high or critical
 */
export function audit(env = process.env) {
  const args = ['audit', '--omit=dev', '--audit-level=high'];
  const { status, stdout, stderr } = spawnSync('npm', args, {
    ...{ cwd: root, env, encoding: 'utf8', timeout: 60_000, maxBuffer: 64 * 1024 * 1024 },
  });
  if (status === 0 || /^\d+ vulnerabilit/m.test(stdout))
    return { isGrave: status !== 0, text: stdout };
  return { isGrave: false, text: `NOT LOOKED UP: no advisory database answered.\n${stderr}` };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main(async () => {
    const wrong = refused(locked());
    const { isGrave, text } = audit();
    process.stdout.write(`Licences: ${wrong.length} not allowed\nAdvisories: ${text}`);
    if (wrong.length > 0)
      throw new CliError(`Licences not in scripts/packages.mjs:\n  ${wrong.join('\n  ')}`);
    if (isGrave) throw new CliError('A deployed package has a grave vulnerability.');
  });
}
