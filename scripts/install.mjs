import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CliError, fingerprint, root, run, step } from './project.mjs';

const marker = path.join(root, 'node_modules/.installed');

/**
 * Installs what the lock file says, unless it is installed.
 *
 * @throws CliError when npm fails
 */
export async function install() {
  const wanted = fingerprint(['package-lock.json']);
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
