// A half of the walk, in namespaces of its own: FOLDER, then `online` or `alone`. Each block of the guide is
// run by a shell as it stands, and what its reader would look at then is looked at.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { main, Refusal } from '../project.mjs';
import { CERTIFICATES } from './debian.mjs';
import { halfOfGuide } from './guide.mjs';
import { looks } from './looks.mjs';

const [folder = '', half = ''] = process.argv.slice(2);
const at = (/** @type {string} */ file) => path.join(folder, file);

/** A root shell's environment, and whom Node trusts. */
const env = {
  ...{ PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/root' },
  ...{ LANG: 'C.UTF-8', DEBIAN_FRONTEND: 'noninteractive', NODE_EXTRA_CA_CERTS: CERTIFICATES },
};

/** @param {string} commands @returns what they said */
function shell(commands) {
  const { status, stdout } = spawnSync('chroot', [folder, '/bin/sh', '-euc', commands], {
    ...{ env, encoding: 'utf8', maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'inherit'] },
  });
  if (status === 0) return stdout;
  throw new Refusal(`✗ ended with ${status}:\n${commands}\n${stdout.slice(-4_000)}`);
}

await main(async () => {
  const blocks = halfOfGuide(half);
  for (const [index, { language, section, text }] of blocks.entries()) {
    if (language !== 'sh') continue;
    if (blocks[index - 1]?.section !== section) process.stdout.write(`${section}\n`);
    // What is typed stands in the guide after the command that asks for it.
    const typed = blocks[index + 1];
    if (typed?.language === 'ini') writeFileSync(at('/root/typed'), typed.text);
    const since = performance.now();
    const said = shell(text);
    const seconds = Math.round((performance.now() - since) / 1_000);
    for (const line of text.trim().split('\n')) process.stdout.write(`  ✓ ${line}\n`);
    for (const { after, look } of looks) {
      if (!after.test(text)) continue;
      process.stdout.write(`  ✓ after ${seconds} s: ${await look({ at, shell, said })}\n`);
    }
  }
  // What the services write is whole before they go with the namespaces.
  if (half === 'alone') shell('systemctl stop clinicdee-site clinicdee-office');
});
