import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { filesIn, Refusal, root } from '../project.mjs';

/** What Next itself finds out with what its pages need. It brings this, and no copy of ours could disagree. */
const { nodeFileTrace } = createRequire(import.meta.url)('next/dist/compiled/@vercel/nft');

const ofNext = (/** @type {string} */ pattern) => `node_modules/next/dist/${pattern}`;

/** Of what Next and Payload could load, all that only a build or a development server does. */
const neverRun = [
  ...['server/dev/{hot-reloader-{turbopack,webpack,rspack},next-dev-server}.js'].map(ofNext),
  ...['build/webpack/**', 'build/webpack-config*', 'build/index.js'].map(ofNext),
  ...['build/{swc,babel,turbopack*}/**', 'docs/**', 'esm/**'].map(ofNext),
  ...['next-devtools/**', 'bundle-analyzer/**', 'compiled/**/*.{development,profiling}*.js'].map(
    ofNext,
  ),
  ...['compiled/{babel,babel-packages,terser,edge-runtime,next-devtools}/**'].map(ofNext),
  ofNext('compiled/webpack/bundle5.js'),
  ...['compiled/{postcss*,css-loader,cssnano*,sass-loader,schema-utils*,loader-utils*}/**'].map(
    ofNext,
  ),
  ...['compiled/{@vercel/{nft,og},@next/font,amphtml-validator,@ampproject}/**'].map(ofNext),
  ...['compiled/next-server/*{.dev.js,experimental*}'].map(ofNext),
  'node_modules/@next/swc-*/**',
  'node_modules/{typescript,esbuild,@esbuild,@esbuild-kit,esbuild-register,tsx}/**',
  'node_modules/prettier/{plugins,internal}/**',
  'node_modules/{drizzle-kit,sass,webpack,playwright*,@playwright}/**',
  // Of another C library, which the image has not.
  'node_modules/@{img,libsql}/*musl*/**',
];

/** What is read by a name that is put together while it runs. */
const readByName = [
  // Chosen by the machine's processor.
  ...['node_modules/@img', 'node_modules/@libsql'],
  // Looked for, and not run, when Next reads its configuration.
  ...['server/dev', 'compiled/webpack', 'compiled/@babel/runtime/package.json'].map(ofNext),
];

/**
 * The files of packages that the built apps and their commands may load, from the project's root. Links
 * are among them by their own names.
 *
 * @param {string[]} starts files that are run as they are, from the project's root
 * @returns {Promise<Set<string>>}
 */
export async function packageFiles(starts) {
  const { fileList, warnings } = await nodeFileTrace(
    starts.map((file) => path.join(root, file)),
    { base: root, ignore: neverRun, readFile: readStripped },
  );
  const missing = [...warnings]
    .map(({ message }) => message)
    .filter((message) => starts.some((file) => message.includes(`not found: ${file}`)));
  if (missing.length > 0) throw new Refusal(missing.join('\n'));
  const found = new Set([...fileList].filter(isOfPackage));
  for (const file of tracedByNext()) if (isOfPackage(file) && !isNeverRun(file)) found.add(file);
  for (const folder of readByName) {
    for (const file of allIn(path.join(root, folder))) if (!isNeverRun(file)) found.add(file);
  }
  return found;
}

/**
 * Our own sources as Node reads them: without their types. What is no file gives null.
 *
 * @param {string} file
 */
async function readStripped(file) {
  try {
    const source = readFileSync(file);
    return file.endsWith('.ts') ? stripTypeScriptTypes(source.toString()) : source;
  } catch (error) {
    if (['ENOENT', 'EISDIR'].includes(codeOf(error))) return null;
    throw error;
  }
}

const codeOf = (/** @type {unknown} */ error) =>
  String(/** @type {NodeJS.ErrnoException} */ (error).code);

/** What Next wrote down beside each page and its server, from the project's root. */
function tracedByNext() {
  const built = path.join(root, 'apps/office/.next');
  return readdirSync(built, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.nft.json'))
    .flatMap((file) => {
      const from = path.dirname(path.join(built, file));
      const { files } = JSON.parse(readFileSync(path.join(built, file), 'utf8'));
      return /** @type {string[]} */ (files).map((one) =>
        path.relative(root, path.join(from, one)),
      );
    });
}

const isOfPackage = (/** @type {string} */ file) => /(^|\/)node_modules\//.test(file);

/** @param {string} file */
const isNeverRun = (file) => neverRun.some((pattern) => path.matchesGlob(file, pattern));

/** @param {string} folder @returns {string[]} from the project's root */
const allIn = (folder) =>
  existsSync(folder) ? filesIn(folder).map((file) => path.relative(root, file)) : [];
