import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { CachedResponse, entityTag, type Protect } from './cached-response.ts';
import type { Bytes } from './encoding.ts';
import { HASHED_FOLDER } from './headers.ts';

/** Files by percent-encoded path. */
export type StaticFiles = ReadonlyMap<string, CachedResponse>;

/**
 * Reads the build's assets and their compressed variants (`scripts/finish-build.ts`) into memory. They take one or
 * two megabytes, and requests never wait for the disk.
 *
 * @param folder `dist/client`
 * @param protect returns the header setter for a path
 * @throws Error if there is no build
 */
export function readStaticFiles(
  folder: string,
  protect: (pathname: string) => Protect,
): Map<string, CachedResponse> {
  if (!existsSync(folder)) throw new Error('There is no build yet: run "npm run build" first.');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(
    files.map((file) => {
      const address = encodeURI(`/${path.relative(folder, file).split(path.sep).join('/')}`);
      return [address, readFile(file, address, protect(address))];
    }),
  );
}

function readFile(file: string, address: string, protect: Protect): CachedResponse {
  const body = readIfExists(file) ?? new Uint8Array();
  // Hashed names change with the content, so browsers may cache these files forever.
  const isHashed = address.startsWith(HASHED_FOLDER);
  return new CachedResponse(
    {
      status: 200,
      route: isHashed ? `${HASHED_FOLDER}*` : 'file',
      body,
      headers: {
        'content-type': getMimeType(file) ?? 'application/octet-stream',
        'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        ...(!isHashed && { etag: entityTag(body) }),
      },
      compressed: compressedBodies(file),
    },
    protect,
  );
}

function compressedBodies(file: string) {
  const [br, gzip] = ['br', 'gz'].map((ending) => readIfExists(`${file}.${ending}`));
  return { ...(br && { br }), ...(gzip && { gzip }) };
}

const readIfExists = (file: string): Bytes | undefined =>
  existsSync(file) ? new Uint8Array(readFileSync(file)) : undefined;
