import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint, Refusal, root, run, step } from './project.mjs';

const marker = path.join(root, 'node_modules/.installed');

/** Installs what the lock file says, unless that is what is there. */
export async function install() {
  const wanted = fingerprint(['package-lock.json', 'package.json']);
  if (read(marker) === wanted) return;
  const { code } = await step('Installing packages (about a minute)', () =>
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { isQuiet: true }),
  );
  if (code !== 0) {
    throw new Refusal('The packages could not be installed. Check the network and the free space.');
  }
  writeFileSync(marker, wanted);
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
