import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CliError, root, run, step } from './project.mjs';

/** The fields of a `package.json` that decide what is installed. */
const deciding = [
  'workspaces',
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
  'overrides',
  'allowScripts',
];

const marker = path.join(root, 'node_modules/.installed');

/** A digest of the lock file and of what the manifests say of dependencies: a renamed script installs nothing. */
function wantedPackages() {
  const hash = createHash('sha256').update(readFileSync(path.join(root, 'package-lock.json')));
  const workspaces = ['apps', 'packages'].flatMap((group) =>
    readdirSync(path.join(root, group)).map((name) => `${group}/${name}/package.json`),
  );
  for (const manifest of ['package.json', ...workspaces.sort()]) {
    const file = path.join(root, manifest);
    if (!existsSync(file)) continue;
    const content = JSON.parse(readFileSync(file, 'utf8'));
    hash.update(manifest).update(JSON.stringify(deciding.map((field) => content[field] ?? null)));
  }
  return hash.digest('hex');
}

/**
 * Installs what the lock file says, unless it is installed.
 *
 * @throws CliError when npm fails
 */
export async function install() {
  const wanted = wantedPackages();
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return;
  const { code } = await step('Installing packages', () =>
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { isQuiet: true }),
  );
  if (code !== 0) {
    throw new CliError(
      'The packages could not be installed. Check the network and the free space.',
    );
  }
  writeFileSync(marker, wanted);
}

/** Installs only where nothing is installed: a nightly backup must not need the registry. */
export async function installOnce() {
  if (!existsSync(marker)) await install();
}
