import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { childEnvironment, Refusal, root, run, step } from './project.mjs';
import { linkTree } from './releases/link-tree.mjs';

/** What of a `package.json` decides what is installed. */
const deciding = [
  'workspaces',
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
  'overrides',
  'allowScripts',
];

/**
 * What an install is made from: the lock file, and what the manifests say of dependencies. A script
 * that was renamed installs nothing anew.
 *
 * @param {string} folder
 */
export function installed(folder = root) {
  const hash = createHash('sha256').update(readFileSync(path.join(folder, 'package-lock.json')));
  for (const manifest of [
    'package.json',
    ...workspaces(folder).map((at) => `${at}/package.json`),
  ]) {
    const content = JSON.parse(readFileSync(path.join(folder, manifest), 'utf8'));
    hash.update(manifest).update(JSON.stringify(deciding.map((field) => content[field] ?? null)));
  }
  return hash.digest('hex');
}

/** The folders that may have modules of their own. @param {string} folder */
const workspaces = (folder) =>
  ['apps', 'packages'].flatMap((group) =>
    readdirSync(path.join(folder, group))
      .sort()
      .map((name) => `${group}/${name}`)
      .filter((at) => existsSync(path.join(folder, at, 'package.json'))),
  );

/** Caches that tools keep beside the packages are written in place, and so no others' to share. */
const isInstalled = (/** @type {string} */ name) =>
  !name.startsWith('.') || ['.bin', '.installed', '.package-lock.json'].includes(name);

/** @param {string} folder */
const markerOf = (folder) => path.join(folder, 'node_modules/.installed');

/**
 * Installs what the lock file says, unless that is what is there.
 *
 * @param {string} folder the project's, or a release's
 * @param {string[]} others folders whose modules are taken where they are the same
 */
export async function install(folder = root, others = []) {
  const wanted = installed(folder);
  if (read(markerOf(folder)) === wanted) return;
  const same = others.find((other) => read(markerOf(other)) === wanted);
  if (same) return share(same, folder);
  const { code } = await step('Installing packages (about a minute)', () =>
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      isQuiet: true,
      env: childEnvironment(folder),
    }),
  );
  if (code !== 0) {
    throw new Refusal('The packages could not be installed. Check the network and the free space.');
  }
  writeFileSync(markerOf(folder), wanted);
}

/** Packages of one folder by second names in another. @param {string} from @param {string} to */
function share(from, to) {
  for (const at of ['.', ...workspaces(to)]) {
    const modules = path.join(from, at, 'node_modules');
    if (existsSync(modules)) linkTree(modules, path.join(to, at, 'node_modules'), isInstalled);
  }
}

/**
 * Installs where nothing is installed; what is served has its packages, which are taken first. What is
 * there is left as it is: a copy made at night needs no registry because the lock file has changed since
 * the last release.
 */
export async function installOnce(folder = root) {
  if (existsSync(markerOf(folder))) return;
  const served = path.join(folder, 'releases/current');
  if (existsSync(markerOf(served))) share(served, folder);
  else await install(folder);
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
