// `npm run image:try`: builds the image and runs it here, as root on a Debian with buildah and podman, and
// leaves nothing behind. docs/guides/containers.md says what is tried and what is not.
import path from 'node:path';
import { buildImage, leaveNothing, openEngine, provideBase } from './image/engine.mjs';
import { main, Refusal, root, run, whenInterrupted } from './project.mjs';

/** Everything is over by then, whatever hangs. */
const LONGEST = '40m';

await main(async () => {
  const engine = await openEngine();
  whenInterrupted(() => void leaveNothing(engine));
  try {
    process.stdout.write(`Base: ${await provideBase(engine)}\n`);
    await buildImage(engine);
    // Ports, names and proxies of this machine are out of reach in a network of its own.
    const inside = 'ip link set lo up; sysctl -qw net.ipv4.ip_unprivileged_port_start=0; exec "$@"';
    const tries = path.join(root, 'scripts/image/tries.mjs');
    const { code } = await run('timeout', [
      ...[LONGEST, 'unshare', '--net', 'sh', '-euc', inside, 'sh'],
      ...['node', tries, engine.folder, ...engine.storage],
    ]);
    if (code !== 0) throw new Refusal('The image is not as it is to be: see above.');
  } finally {
    await leaveNothing(engine);
  }
});
