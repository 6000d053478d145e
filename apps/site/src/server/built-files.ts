import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { atAddress, BUILT_ADDRESS } from '../site-address.ts';
import { compress, type Effort } from './compression.ts';
import { HASHED_FOLDER, POLICY, REVALIDATED } from './headers.ts';
import { mediaTypeOf } from './media-type.ts';
import { ownPolicy } from './own-policy.ts';
import type { Whole } from './whole.ts';

/** Error pages are asked for by nobody: at their own address they are what they say. */
const errorPages: Record<string, number> = {
  '/400': 400,
  '/404': 404,
  '/405': 405,
  '/500': 500,
  '/503': 503,
};

const policiesFile = z.record(z.string(), z.string());

/** What `astro build` left to be served as it is, by the address that it is served at. */
export type BuiltFiles = ReadonlyMap<string, Whole>;

/**
 * Reads the build into memory, with the compressed forms that `scripts/compress.ts` made: one or two
 * megabytes, and then no visitor waits for the disk. What names the site's address is made to name the
 * real one, and compressed anew.
 *
 * @param dist the build's folder
 * @throws Error when there is no build
 */
export async function readBuiltFiles(dist: string, siteUrl: URL): Promise<BuiltFiles> {
  const client = path.join(dist, 'client');
  if (!existsSync(client)) throw new Error('There is no build yet: run "npm run build" first.');
  const policies = policiesFile.parse(
    JSON.parse(readFileSync(path.join(dist, 'policies.json'), 'utf8')),
  );
  const files = readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz|zst)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));

  return new Map(
    await Promise.all(
      files.map(async (file) => {
        const url = addressOf(path.relative(client, file));
        const built = readBuiltFile(file, url, policies[url]);
        return [url, await namingAddress(built, siteUrl, effortFor(url))] as const;
      }),
    ),
  );
}

/** The page that most people see first is worth more work; for the others it is not worth a start's time. */
export const effortFor = (url: string): Effort => (url === '/' ? 'utmost' : 'thorough');

/** The same file, naming the site's real address where what stands for it was built in. */
async function namingAddress(file: Whole, siteUrl: URL, effort: Effort): Promise<Whole> {
  if (!Buffer.from(file.body).includes(BUILT_ADDRESS)) return file;
  const text = atAddress(new TextDecoder().decode(file.body), siteUrl);
  const body = new TextEncoder().encode(text);
  const isCompressed = file.compressed?.br !== undefined;
  const compressed = isCompressed ? await compress(body, effort) : file.compressed;
  return { ...file, body, compressed, headers: { ...file.headers, etag: entityTag(body) } };
}

function readBuiltFile(file: string, url: string, policy: string | undefined): Whole {
  const body = new Uint8Array(readFileSync(file));
  const status = errorPages[url] ?? 200;
  return {
    status,
    body,
    compressed: {
      br: readIfThere(`${file}.br`),
      zstd: readIfThere(`${file}.zst`),
      gzip: readIfThere(`${file}.gz`),
    },
    headers: {
      'content-type': mediaTypeOf(file),
      'cache-control': status === 200 ? keptBy(file, url) : 'no-store',
      // What is kept for ever is never asked for again.
      ...(!url.startsWith(HASHED_FOLDER) && {
        etag: entityTag(body),
        'last-modified': statSync(file).mtime.toUTCString(),
      }),
      ...(policy !== undefined && {
        [POLICY]: ownPolicy(policy, new TextDecoder().decode(body)),
      }),
    },
  };
}

function keptBy(file: string, url: string): string {
  // Words and figures may change at any moment.
  if (/\.(html|json)$/.test(file)) return REVALIDATED;
  // Its name changes whenever its content does.
  if (url.startsWith(HASHED_FOLDER)) return 'public, max-age=31536000, immutable';
  return 'public, max-age=3600';
}

/** A short text that changes with the content; weak, since compressed forms share it. */
export function entityTag(body: Uint8Array): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}

/** `index.html` is at `/`, `register/thanks.html` at `/register/thanks`, all else at its own name. */
function addressOf(file: string): string {
  const url = `/${file.split(path.sep).join('/')}`;
  return url.endsWith('.html') ? url.replace(/\.html$/, '').replace(/\/index$/, '') || '/' : url;
}

const readIfThere = (file: string) =>
  existsSync(file) ? new Uint8Array(readFileSync(file)) : undefined;
