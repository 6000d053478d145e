import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Refusal, root, run, step } from '../project.mjs';

/** Debian's packages without which nothing can be tried. */
const needed = {
  buildah: 'buildah',
  podman: 'podman',
  debootstrap: 'debootstrap',
  unshare: 'util-linux',
};

/** The kernel's own way to lay folders over each other, and plain copies where it has none. */
const drivers = ['overlay', 'vfs'];

/** How the image is called here. */
export const TAG = 'localhost/clinicdee:try';

/**
 * Images and containers in a folder of their own, of which nothing stays.
 *
 * @typedef {object} Engine
 * @property {(program: 'buildah' | 'podman', args: string[], options?: { isQuiet?: boolean }) => Promise<{ code: number, output: string }>} run
 * @property {string} folder
 * @property {string[]} storage what `podman` is told of where images and containers lie
 */

/**
 * @returns {Promise<Engine>}
 * @throws Refusal when a program is missing, or when this is not run by root
 */
export async function openEngine() {
  const missing = Object.entries(needed).filter(
    ([program]) => !['/usr/bin', '/usr/sbin'].some((at) => existsSync(path.join(at, program))),
  );
  if (missing.length > 0) {
    const names = missing.map(([, name]) => name).join(' ');
    throw new Refusal(`The image is tried with programs of Debian: apt-get install ${names}`);
  }
  if (process.getuid?.() !== 0) throw new Refusal('Only root may try the image as other users.');
  const folder = mkdtempSync(path.join(tmpdir(), 'image-try-'));
  // PostgreSQL, a user of its own, has its folder in here.
  chmodSync(folder, 0o711);
  for (const driver of drivers) {
    const storage = ['--storage-driver', driver, '--root', path.join(folder, 'store')];
    storage.push('--runroot', path.join(folder, 'run'));
    /** @type {Engine['run']} */
    const inside = (program, args, { isQuiet = true } = {}) =>
      run(program, [...storage, ...args], { isQuiet, env: { TMPDIR: folder } });
    if ((await inside('podman', ['info'])).code === 0) return { folder, storage, run: inside };
    await leaveNothing({ folder });
  }
  rmSync(folder, { recursive: true, force: true });
  throw new Refusal('podman cannot keep images here: see above.');
}

/** @param {Pick<Engine, 'folder'>} engine */
export async function leaveNothing({ folder }) {
  for (const at of ['store/overlay', 'store/vfs']) {
    if (existsSync(path.join(folder, at))) await run('umount', ['--quiet', path.join(folder, at)]);
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/**
 * The image that the Dockerfile begins with: from its registry, or, where none can be reached, made here
 * under the same name of Debian's own packages and the Node of this project.
 *
 * @param {Engine} engine
 * @returns {Promise<string>} where it comes from, in words
 */
export async function provideBase(engine) {
  const name = baseOf(readFileSync(path.join(root, 'Dockerfile'), 'utf8'));
  const pulled = await run(
    'timeout',
    ['60', 'podman', ...engine.storage, 'pull', '--quiet', name],
    { isQuiet: true, isSilent: true },
  );
  if (pulled.code === 0) return `${name} from its registry`;
  const folder = path.join(engine.folder, 'base');
  await step('Making the base image of Debian', async () => {
    const made = await run(
      'debootstrap',
      ['--variant=minbase', '--include=ca-certificates,binutils', 'bookworm', folder],
      { isQuiet: true },
    );
    if (made.code !== 0) throw new Refusal('The base image could not be made.');
    // The Node of this project, and this machine's npm.
    const put = `cd "$1/usr/local" && mkdir -p lib/node_modules bin
      npm=$(dirname "$(dirname "$(readlink --canonicalize "$(command -v npm)")")")
      cp -RL "$npm" lib/node_modules/npm && cp -L "$2/node_modules/node/bin/node" bin/node
      ln -s ../lib/node_modules/npm/bin/npm-cli.js bin/npm`;
    const { code } = await run('sh', ['-euc', put, 'sh', folder, root]);
    if (code !== 0) throw new Refusal('The base image could not be given Node and npm.');
    const packed = path.join(engine.folder, 'base.tar');
    await run('tar', ['--create', '--directory', folder, '--file', packed, '.']);
    await engine.run('podman', [
      'import',
      '--quiet',
      '--change',
      'ENV PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin',
      packed,
      name,
    ]);
    rmSync(packed);
    rmSync(folder, { recursive: true, force: true });
  });
  return `${name} made here by debootstrap`;
}

/** @param {string} dockerfile */
const baseOf = (dockerfile) =>
  /^FROM (\S+)/m
    .exec(dockerfile)?.[1]
    ?.replace('${NODE}', /^ARG NODE=(\S+)/m.exec(dockerfile)?.[1] ?? '') ?? '';

/**
 * Builds the image as the Dockerfile says.
 *
 * @param {Engine} engine
 */
export async function buildImage(engine) {
  const npm = path.join(engine.folder, 'npm');
  mkdirSync(npm);
  const certificates = '/etc/ssl/certs/ca-certificates.crt';
  writeFileSync(
    path.join(npm, 'npmrc'),
    existsSync(certificates) ? `cafile=${certificates}\n` : '',
  );
  const { code } = await step('Building the image (some minutes)', () =>
    engine.run(
      'buildah',
      [
        ...[
          'bud',
          '--isolation',
          'chroot',
          '--network',
          'host',
          '--format',
          'docker',
          '--tag',
          TAG,
        ],
        // Packages that were fetched before, and whom this machine trusts.
        ...[
          '--volume',
          `${npm}/npmrc:/root/.npmrc:ro`,
          '--volume',
          '/etc/ssl/certs:/etc/ssl/certs:ro',
        ],
        root,
      ],
      { isQuiet: false },
    ),
  );
  if (code !== 0) throw new Refusal('The image could not be built; see above.');
}
