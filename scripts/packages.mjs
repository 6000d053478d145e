// `npm run check -- packages`: checks the licences of installed packages, and known vulnerabilities of the deployed
// ones.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CliError, main, root } from './project.mjs';

/** @typedef {{ name: string, version: string, licence: string | undefined, isDev: boolean }} Locked */

/**
 * Permissive licences. They allow use in proprietary programs and distributed images, and require at most a copy of
 * the licence.
 */
const free = new Set([
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC'],
  ...['MIT', 'MIT-0', 'Python-2.0', 'Unlicense', 'WTFPL', 'Zlib'],
]);

/** Also allowed for development and tests, which are not distributed. */
const freeInDevelopment = new Set([...free, 'MPL-2.0', 'CC-BY-4.0', 'CC-BY-3.0']);

/**
 * Packages with a stricter licence, or with none in their manifest. An exception applies only to the licence given
 * here.
 *
 * @type {Record<string, string>}
 */
export const exceptions = {
  // A shared library, loaded at run time: it can be replaced, as the LGPL requires.
  '@img/sharp-libvips-*': 'LGPL-3.0-or-later',
  '@img/sharp-win32-*': 'Apache-2.0 AND LGPL-3.0-or-later',
  '@img/sharp-wasm32': 'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
  // Data about browsers, which Next's build reads.
  'caniuse-lite': 'CC-BY-4.0',
  // The log of a test double of S3. Later releases of `bytes` are under MIT.
  'humanize-number': 'none',
  bytes: 'none',
  // Tests compare line ends with it.
  wordcut: 'LGPL',
};

/**
 * Returns the packages that are not allowed and have no exception.
 *
 * @param {Locked[]} packages
 * @param {Record<string, string>} [allowed]
 * @returns {string[]} one line per package
 */
export function refused(packages, allowed = exceptions) {
  return packages.flatMap(({ name, version, licence, isDev }) => {
    const exception = Object.entries(allowed).find(([pattern]) => isOf(name, pattern))?.[1];
    if (exception === (licence ?? 'none')) return [];
    if (licence && isAllowed(licence, isDev ? freeInDevelopment : free)) return [];
    return [`${name}@${version}: ${licence ?? 'no licence is said'}`];
  });
}

/** @param {string} name @param {string} pattern a name, or a prefix with `*` */
const isOf = (name, pattern) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/**
 * Evaluates an SPDX expression without nesting: any operand of OR suffices, all operands of AND are
 * required.
 *
 * @param {string} expression @param {Set<string>} allowed
 */
const isAllowed = (expression, allowed) =>
  expression
    .replaceAll(/[()]/g, '')
    .split(/ OR /i)
    .some((choice) => choice.split(/ AND /i).every((licence) => allowed.has(licence.trim())));

/**
 * Returns every package in the lock file. A licence that is missing there is read from the installed package.
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

/** Supports the legacy formats of older packages. @param {string} manifest @returns {string | undefined} */
function licenceIn(manifest) {
  if (!existsSync(manifest)) return undefined;
  const { license, licenses } = JSON.parse(readFileSync(manifest, 'utf8'));
  const all = [license ?? licenses ?? []].flat().map((entry) => entry.type ?? entry);
  return all.length > 0 ? all.join(' OR ') : undefined;
}

/**
 * Checks the deployed packages against the registry's advisory database. An unreachable database is not a
 * failure.
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
