/*
 * The last step of a build: compresses its output at the highest levels, so that no compression is needed at run time,
 * and replaces the previous build by the complete and checked one. A failed build leaves the previous one unchanged.
 */
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { getMimeType } from 'hono/utils/mime';
import { isCompressible } from '../src/server/encoding.ts';
import { buildFolder } from './build-folder.ts';

const client = path.join(buildFolder, 'client');

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const files = readdirSync(client, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.join(entry.parentPath, entry.name));

await Promise.all(
  files.map(async (file) => {
    const content = readFileSync(file);
    if (!isCompressible(getMimeType(file) ?? '', content.byteLength)) return;
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(`${file}.br`, await brotli(content, { params }));
    writeFileSync(`${file}.gz`, await gzipped(content, { level: constants.Z_BEST_COMPRESSION }));
  }),
);

const dist = path.join(import.meta.dirname, '../dist');
const previous = `${buildFolder}-before`;
rmSync(previous, { recursive: true, force: true });
if (existsSync(dist)) renameSync(dist, previous);
renameSync(buildFolder, dist);
rmSync(previous, { recursive: true, force: true });
