/* Compresses what the build left, once and as far as it goes, so that serving costs nothing. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import { buildFolder } from './build-folder.ts';

const client = path.join(buildFolder, 'client');
const compressible = /\.(html|css|js|mjs|svg|json|txt|xml|webmanifest)$/;
/** Below this the headers weigh more than what is won. */
const SMALLEST_BYTES = 512;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const zstandard = promisify(zstdCompress);
/** The highest that asks the browser for no more memory than the others do. */
const ZSTD_LEVEL = 19;

const files = readdirSync(client, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && compressible.test(entry.name))
  .map((entry) => path.join(entry.parentPath, entry.name));

await Promise.all(
  files.map(async (file) => {
    const content = readFileSync(file);
    if (content.byteLength < SMALLEST_BYTES) return;
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(`${file}.br`, await brotli(content, { params }));
    const level = { [constants.ZSTD_c_compressionLevel]: ZSTD_LEVEL };
    writeFileSync(`${file}.zst`, await zstandard(content, { params: level }));
    writeFileSync(`${file}.gz`, await gzipped(content, { level: constants.Z_BEST_COMPRESSION }));
  }),
);
