// `node scripts/image/make.mjs FOLDER`: lays out the root of the image, from what is installed and built
// here, for the Dockerfile: Node, the libraries that it wants, our sources and builds, and of the packages
// the files that may be loaded.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { main, Refusal, root } from '../project.mjs';
import { billOfMaterials } from '../packages/bill-of-materials.mjs';
import { locked } from '../packages/locked.mjs';
import { debianPackages, librariesOf } from './libraries.mjs';
import { packageFiles } from './trace.mjs';

/** Who the apps run as, where nobody says otherwise. */
const USER = 10_001;

/** What is run as it lies here. */
const starts = [
  'apps/site/server.ts',
  ...['leads', 'doctor', 'clock', 'backup', 'restore'].map(
    (name) => `apps/site/scripts/${name}.ts`,
  ),
  'apps/site/dist/server/entry.mjs',
  ...['apps/office/server.ts', 'apps/office/next.config.mjs'],
  ...['clock', 'backup', 'restore'].map((name) => `apps/office/scripts/${name}.ts`),
  'scripts/image/entry.mjs',
];

/** Our own, which is small and read in more ways than by an import. */
const own = [
  ...['package.json', 'scripts', 'packages'],
  ...['package.json', 'server.ts', 'src', 'scripts', 'dist'].map((at) => `apps/site/${at}`),
  ...['package.json', 'server.ts', 'next.config.mjs', 'src', 'scripts', 'public', '.next'].map(
    (at) => `apps/office/${at}`,
  ),
];

/** Tests, what a build kept for the next one, and what a page was made of. */
const isLeftOut = (/** @type {string} */ at) =>
  /\.test\.ts$|\.nft\.json$|\.map$|\/\.next\/(cache|dev|trace|types|diagnostics)|\/(test|e2e)(\/|$)/.test(
    at,
  );

await main(async () => {
  const [target] = process.argv.slice(2);
  if (!target) throw new Refusal('usage: node scripts/image/make.mjs FOLDER');
  const image = path.resolve(target);
  if (existsSync(image)) throw new Refusal(`${image} exists already.`);
  const app = path.join(image, 'app');
  for (const at of own) copy(path.join(root, at), path.join(app, at));
  const files = await packageFiles(starts);
  for (const file of files) copy(path.join(root, file), path.join(app, file));

  const node = path.join(image, 'usr/local/bin/node');
  copy(realpathSync(process.execPath), node);
  // The names in its code, which only a debugger reads, are a seventh of it.
  spawnSync('strip', [node]);
  const native = [...files].filter((file) => /\.node$|\.so(\.\d+)*$/.test(file));
  const libraries = librariesOf([node, ...native.map((file) => path.join(root, file))]);
  for (const library of libraries) copy(realpathSync(library), path.join(image, library));
  const debian = debianPackages(libraries);
  for (const { name, status } of debian) {
    write(path.join(image, 'var/lib/dpkg/status.d', name), status);
    const copyright = `/usr/share/doc/${name}/copyright`;
    if (existsSync(copyright)) copy(realpathSync(copyright), path.join(image, copyright));
  }
  write(path.join(image, 'etc/passwd'), `clinicdee:x:${USER}:${USER}::/data:/nonexistent\n`);
  write(path.join(image, 'etc/group'), `clinicdee:x:${USER}:\n`);
  mkdirSync(path.join(image, 'tmp'));
  const inside = new Set([...files].map(folderOf));
  const bill = billOfMaterials(
    locked().filter(({ at }) => inside.has(at)),
    [nodeItself(), ...debian.map(debianPart)],
  );
  write(path.join(app, 'sbom.cdx.json'), `${JSON.stringify(bill, null, 1)}\n`);
  // Whoever it runs as reads all of it; whatever the umask was here.
  execFileSync('chmod', ['-R', 'a+rX,go-w', image]);
  execFileSync('chmod', ['1777', path.join(image, 'tmp')]);
});

/** @param {string} from @param {string} to a link stays one */
function copy(from, to) {
  if (
    isLeftOut(from) ||
    (lstatSync(to, { throwIfNoEntry: false }) && !lstatSync(from).isDirectory())
  )
    return;
  mkdirSync(path.dirname(to), { recursive: true });
  cpSync(from, to, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !isLeftOut(file) && !file.includes('/node_modules/.cache'),
  });
}

/** @param {string} file @param {string} content */
function write(file, content) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** The package's folder that a file is in: `node_modules/a/node_modules/@b/c`. @param {string} file */
function folderOf(file) {
  const parts = file.split(path.sep);
  const at = parts.lastIndexOf('node_modules');
  return parts.slice(0, at + (parts[at + 1]?.startsWith('@') ? 3 : 2)).join('/');
}

/** @typedef {NonNullable<Parameters<typeof billOfMaterials>[1]>[number]} Part */

/** @returns {Part} */
function nodeItself() {
  const { node: version } = process.versions;
  return { name: 'node', version, type: 'platform', purl: `pkg:generic/node@${version}` };
}

/** @param {{ name: string, version: string }} one @returns {Part} */
function debianPart({ name, version }) {
  const purl = `pkg:deb/debian/${name}@${encodeURIComponent(version)}`;
  return { name, version, type: 'library', purl };
}
