// `npm run check -- packages`: checks the licences of installed packages, and known vulnerabilities of the deployed
// ones.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { CliError, main, root } from './project.mjs';

/** @typedef {string | { type: string } | { type: string }[]} Licence a text; older packages have objects */
/** @typedef {{ name: string, version: string, dev?: boolean, license?: Licence, licenses?: Licence }} Installed */

/**
 * Permissive licences. They allow use in proprietary programs and distributed images, and require at most a copy of
 * the licence.
 */
const free = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
  '(MIT OR Apache-2.0)',
  '(MPL-2.0 OR Apache-2.0)',
  '(WTFPL OR MIT)',
  'WTFPL OR ISC',
];

/** Also allowed for development and tests, which are not distributed. */
const freeInDevelopment = [...free, 'MPL-2.0', 'CC-BY-4.0'];

/**
 * Packages with a stricter licence, or with none in their manifest. An exception applies only to the licence given
 * here.
 *
 * @type {Record<string, string>}
 */
const exceptions = {
  // Shared libraries, loaded at run time: they can be replaced, as the LGPL requires.
  '@img/sharp-libvips-*': 'LGPL-3.0-or-later',
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
 * @param {Installed[]} packages
 * @returns {string[]} one line per package
 */
export function refused(packages) {
  return packages.flatMap(({ name, version, dev, license, licenses }) => {
    const all = [license ?? licenses ?? 'none'].flat();
    const licence = all
      .map((entry) => (typeof entry === 'string' ? entry : entry.type))
      .join(' OR ');
    const exception = exceptions[name] ?? exceptions[name.replace(/(libvips-).*/, '$1*')];
    const isAllowed = licence === exception || (dev ? freeInDevelopment : free).includes(licence);
    return isAllowed ? [] : [`${name}@${version}: ${licence}`];
  });
}

/** Returns the manifests of all installed packages. @returns {Installed[]} */
const installed = () =>
  JSON.parse(npm(['query', ':not(.workspace):not(:root)'], process.env).stdout);

/**
 * Checks the deployed packages against the registry's advisory database. An unreachable database is not a
 * failure.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {{ isGrave: boolean, text: string }} grave: high or critical
 */
export function audit(env = process.env) {
  const { status, stdout, stderr } = npm(['audit', '--omit=dev', '--audit-level=high'], env);
  if (status === 0 || /^\d+ vulnerabilit/m.test(stdout))
    return { isGrave: status !== 0, text: stdout };
  return { isGrave: false, text: `NOT LOOKED UP: no advisory database answered.\n${stderr}` };
}

/** @param {string[]} args @param {NodeJS.ProcessEnv} env */
const npm = (args, env) =>
  spawnSync('npm', args, {
    cwd: root,
    env,
    encoding: 'utf8',
    timeout: 60_000,
    maxBuffer: 64 * 1024 * 1024,
  });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main({}, async () => {
    const wrong = refused(installed());
    const { isGrave, text } = audit();
    process.stdout.write(`Licences: ${wrong.length} not allowed\nAdvisories: ${text}`);
    if (wrong.length > 0)
      throw new CliError(`Licences not in scripts/packages.mjs:\n  ${wrong.join('\n  ')}`);
    if (isGrave) throw new CliError('A deployed package has a grave vulnerability.');
  });
}
