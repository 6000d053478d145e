import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Refusal, root, run, step } from '../project.mjs';

/** The Debian that the guide is for. */
const RELEASE = 'trixie';

/** Names that a guide's reader has: they lead to the machine itself. */
const HOSTS = '127.0.0.1 localhost example.com www.example.com office.example.com\n';

/** Whom this machine trusts, and the folder's Node with it. */
export const CERTIFICATES = '/etc/ssl/tried.pem';

/**
 * A bare Debian in a folder, as its installer leaves one, with what stands in for the rest of the world.
 *
 * @param {string} [ready] a Debian that was made before, of which a copy is taken
 * @returns {Promise<string>} the folder
 * @throws Refusal when a program is missing, or this is not run by root
 */
export async function makeDebian(ready) {
  if (process.getuid?.() !== 0) throw new Refusal('Only root may make a Debian in a folder.');
  if (!existsSync('/usr/sbin/debootstrap')) throw new Refusal('apt-get install debootstrap');
  const folder = mkdtempSync(path.join(tmpdir(), 'server-try-'));
  execFileSync('chmod', ['755', folder]);
  try {
    if (ready) execFileSync('cp', ['--archive', `${ready}/.`, folder]);
    else await fetchDebian(folder);
    furnish(folder);
  } catch (error) {
    leaveNothing(folder);
    throw error;
  }
  return folder;
}

/** @param {string} folder */
const leaveNothing = (folder) => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
export { leaveNothing };

/** @param {string} folder */
async function fetchDebian(folder) {
  const { code } = await step(`Making a bare Debian (${RELEASE})`, () =>
    // What it mounts goes with the namespace.
    run('unshare', ['--mount', 'debootstrap', RELEASE, folder], { isQuiet: true }),
  );
  if (code !== 0) throw new Refusal('Debian could not be made; see above.');
}

/** @param {string} folder */
function furnish(folder) {
  const at = (/** @type {string} */ file) => path.join(folder, file);
  // How this machine reaches Debian's packages and the registry.
  for (const name of readdirSync('/etc/apt/apt.conf.d')) {
    const file = `/etc/apt/apt.conf.d/${name}`;
    if (/^\s*Acquire::/m.test(readFileSync(file, 'utf8'))) copyFileSync(file, at(file));
  }
  copyFileSync('/etc/resolv.conf', at('/etc/resolv.conf'));
  writeFileSync(at('/etc/hosts'), HOSTS);
  mkdirSync(path.dirname(at(CERTIFICATES)), { recursive: true });
  writeFileSync(at(CERTIFICATES), '');
  const trusted = '/etc/ssl/certs/ca-certificates.crt';
  if (existsSync(trusted)) appendFileSync(at(CERTIFICATES), readFileSync(trusted));
  cpSync(path.join(root, 'scripts/server/stand-ins'), at('/usr/local/bin'), { recursive: true });
  // What the guide clones is what is committed here; it is asked for by the guide's address.
  mkdirSync(at('/srv/git.example.com'));
  execFileSync('git', [
    'clone',
    '--quiet',
    '--bare',
    root,
    at('/srv/git.example.com/clinicdee.git'),
  ]);
  writeFileSync(
    at('/etc/gitconfig'),
    '[url "/srv/git.example.com/"]\n insteadOf = https://git.example.com/\n[safe]\n directory = *\n',
  );
  // The other machine of the backups.
  mkdirSync(at('/srv/elsewhere'), { mode: 0o777 });
  execFileSync('chmod', ['777', at('/srv/elsewhere')]);
  // Nothing is started by an installation: that is what the guide does.
  writeFileSync(at('/usr/sbin/policy-rc.d'), '#!/bin/sh\nexit 101\n', { mode: 0o755 });
}
