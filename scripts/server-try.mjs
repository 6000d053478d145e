// `npm run server:try`: follows docs/guides/bare-server.md word for word on a bare Debian that is made for it
// here, as root, and leaves nothing behind. The guide says what stands in for what. With a folder in which
// `debootstrap` has made one before, a copy of that is taken.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { main, Refusal, root, run, whenInterrupted } from './project.mjs';
import { leaveNothing, makeDebian } from './server/debian.mjs';

/** Each half is over by then, whatever hangs. */
const LONGEST = '40m';

/**
 * In namespaces of its own, whose end is that of all that was started: the folder $1 as a root of its own,
 * then the program. A shell stays, for whoever loses its parent.
 */
const inside = `
  mount --make-rprivate / && mount --bind "$1" "$1"
  mount -t proc proc "$1/proc" && mount --rbind /sys "$1/sys" && mount --rbind /dev "$1/dev"
  shift
  [ "$1" = online ] || ip link set lo up
  shift
  "$@"; exit $?`;

await main(async () => {
  const [given] = process.argv.slice(2);
  const changed = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
  if (changed)
    process.stdout.write(`Tried is the last commit, without what changed since:\n${changed}`);
  const folder = await makeDebian(given);
  whenInterrupted(() => leaveNothing(folder));
  try {
    // Packages are fetched with the network of this machine; ports and names are of one of its own.
    for (const half of ['online', 'alone']) {
      const net = half === 'alone' ? ['--net'] : [];
      const { code } = await run('timeout', [
        ...[LONGEST, 'unshare', '--mount', '--pid', '--fork', '--kill-child', ...net],
        ...['sh', '-euc', inside, 'sh', folder, half],
        ...['node', path.join(root, 'scripts/server/walk.mjs'), folder, half],
      ]);
      if (code !== 0) throw new Refusal('The guide does not lead there: see above.');
    }
    process.stdout.write(
      'The guide leads from adduser to the first lead, and back from a backup.\n',
    );
  } finally {
    leaveNothing(folder);
  }
});
