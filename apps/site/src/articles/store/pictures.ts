import { createHash } from 'node:crypto';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../../database/sql.ts';
import { readBytes } from '@clinicdee/protocol/http/messages';
import sharp from 'sharp';
import type { Log } from '../../http/log.ts';
import { makeSubfolder } from '../../environment/make-folder.ts';
import type { ShownPicture } from '../html/derived.ts';

const MAX_BYTES = 15 * 1024 * 1024;
const MAX_PIXELS = 50_000_000;
/** Widths of the copies, up to the picture's own. */
const WIDTHS = [480, 960, 1600];
/** Width for browsers without `srcset`. */
const USUAL_WIDTH = 960;
/** Delays until a picture that failed is requested again. A due time further away was stored by a wrong clock. */
const FIRST_RETRY_MS = 30_000;
const LONGEST_RETRY_MS = 24 * 60 * 60_000;
/** Unused files stay this long: feeds and open pages may still show them. */
const KEEP_UNUSED_MS = 7 * 24 * 60 * 60_000;
const formats = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'avif']);
const fileName = /^[\w-]{24}-\d{1,5}\.webp$/;

interface StoredPicture {
  hash: string;
  width: number;
  height: number;
  widths: number[];
}

// Limited to one core, so that visitors come first.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Copies of the articles' pictures, so that pages do not depend on the content site. Each is decoded and encoded
 * again as WebP in a few widths, so that only real pictures are served. A copied picture is never requested again: the
 * office gives a changed one another address.
 */
export class Pictures {
  readonly #database: Database;
  readonly #folder: string;
  readonly #origins: ReadonlyMap<string, string>;
  readonly #timeoutMs: number;
  readonly #log: Log;

  constructor(
    database: Database,
    dataDir: string,
    source: { mediaOrigins: ReadonlyMap<string, string>; timeoutMs: number } | undefined,
    log: Log,
  ) {
    this.#database = database;
    this.#folder = path.join(dataDir, 'pictures');
    this.#origins = source?.mediaOrigins ?? new Map<string, string>();
    this.#timeoutMs = source?.timeoutMs ?? 10_000;
    this.#log = log;
  }

  /** Returns the copy of a picture by its URL; undefined while there is none. */
  shown(url: string): ShownPicture | undefined {
    const row = this.#database.prepare('SELECT picture FROM pictures WHERE url = ?').get(url);
    if (!row?.picture) return undefined;
    const { hash, width, height, widths } = JSON.parse(String(row.picture)) as StoredPicture;
    const address = (wide: number) => `/pictures/${hash}-${wide}.webp`;
    const usual = widths.findLast((wide) => wide <= USUAL_WIDTH) ?? widths[0] ?? width;
    return {
      src: address(usual),
      srcset: widths.length > 1 ? widths.map((wide) => `${address(wide)} ${wide}w`).join(', ') : '',
      width,
      height,
    };
  }

  /** Reads a file; undefined when it does not exist. */
  async read(name: string): Promise<Buffer | undefined> {
    if (!fileName.test(name)) return undefined;
    return readFile(path.join(this.#folder, name)).catch(() => undefined);
  }

  /** Filters URLs without a copy that were not tried recently; removes duplicates. */
  due(urls: readonly string[], now = Date.now()): string[] {
    const read = this.#database.prepare('SELECT picture, due_at FROM pictures WHERE url = ?');
    return [...new Set(urls)].filter((url) => {
      const row = read.get(url);
      const at = Number(row?.due_at ?? 0);
      return !row?.picture && (at <= now || at > now + LONGEST_RETRY_MS);
    });
  }

  /** Returns such URLs that articles use. */
  allDue(limit: number, now = Date.now()): string[] {
    return this.#database
      .prepare(
        `SELECT DISTINCT used.url FROM article_pictures AS used
         LEFT JOIN pictures ON pictures.url = used.url
         WHERE picture IS NULL AND coalesce(due_at, 0) NOT BETWEEN ?1 + 1 AND ?1 + ?2 LIMIT ?3`,
      )
      .all(now, LONGEST_RETRY_MS, limit)
      .map((row) => String(row.url));
  }

  /** Copies a picture. @returns whether it succeeded */
  async copy(url: string): Promise<boolean> {
    try {
      this.#save(url, await this.#encode(await this.#download(url)));
      return true;
    } catch (error) {
      const row = this.#database.prepare('SELECT failures FROM pictures WHERE url = ?').get(url);
      const failures = Number(row?.failures ?? 0) + 1;
      this.#save(url, undefined, failures);
      // Logged without the query, which may contain a signature.
      const [address = ''] = url.split(/[?#]/);
      this.#log.warn({ url: address, code: codeOf(error), failures }, 'picture not copied');
      return false;
    }
  }

  /** Removes pictures that no article has used for a week. */
  async sweep(now = Date.now()): Promise<void> {
    // `checked_at`: when a picture was first seen unused; 0 while an article uses it.
    this.#database
      .prepare(
        `UPDATE pictures SET checked_at = CASE
           WHEN url IN (SELECT url FROM article_pictures) THEN 0
           WHEN checked_at = 0 THEN ? ELSE checked_at END`,
      )
      .run(now);
    this.#database
      .prepare('DELETE FROM pictures WHERE checked_at BETWEEN 1 AND ?')
      .run(now - KEEP_UNUSED_MS);
    const used = new Set(
      this.#database
        .prepare(
          "SELECT DISTINCT picture ->> 'hash' AS hash FROM pictures WHERE picture IS NOT NULL",
        )
        .all()
        .map((row) => String(row.hash)),
    );
    for (const name of await readdir(this.#folder).catch(() => [])) {
      if (!used.has(name.slice(0, 24))) await rm(path.join(this.#folder, name), { force: true });
    }
  }

  async #download(url: string): Promise<Uint8Array> {
    const { origin, href } = new URL(url);
    const target = this.#origins.get(origin);
    if (!target) throw new Error('origin_not_allowed');
    const response = await fetch(target + href.slice(origin.length), {
      redirect: 'manual',
      signal: AbortSignal.timeout(this.#timeoutMs),
      headers: { accept: 'image/*' },
    });
    if (!response.ok) throw new Error(`http_${response.status}`);
    const bytes = await readBytes(response.body, MAX_BYTES);
    if (!bytes) throw new Error('too_large');
    return bytes;
  }

  async #encode(bytes: Uint8Array): Promise<StoredPicture> {
    // SVG can contain scripts: reject it before any decoder reads it.
    if (/^\s*<|^\ufeff/.test(Buffer.from(bytes.subarray(0, 64)).toString('utf8')))
      throw new Error('not_a_picture');
    const input = () =>
      sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).timeout({ seconds: 30 });
    const { format, autoOrient } = await input()
      .metadata()
      .catch(() => {
        throw new Error('not_a_picture');
      });
    if (!formats.has(format)) throw new Error('not_a_picture');
    const { width, height } = autoOrient;
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 24);
    const narrower = WIDTHS.filter((wide) => wide < width);
    const widths = [...narrower, ...(narrower.length < WIDTHS.length ? [width] : [])];
    for (const wide of widths) {
      const file = path.join(this.#folder, `${hash}-${wide}.webp`);
      const encoded = await input()
        .autoOrient()
        .resize({ width: wide })
        .webp({ quality: 80 })
        .toBuffer();
      await makeSubfolder(this.#folder);
      await writeFile(`${file}.part`, encoded);
      await rename(`${file}.part`, file);
    }
    return { hash, width, height, widths };
  }

  #save(url: string, picture: StoredPicture | undefined, failures = 0): void {
    const delayMs = Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS);
    this.#database
      .prepare(
        `INSERT OR REPLACE INTO pictures (url, picture, failures, checked_at, due_at)
         VALUES (?, ?, ?, 0, ?)`,
      )
      .run(
        url,
        picture ? JSON.stringify(picture) : null,
        failures,
        Math.round(Date.now() + delayMs),
      );
  }
}

/** Returns an error code that, unlike the message of `fetch`, can be searched for. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'TimeoutError') return 'timeout';
  return error.message === 'fetch failed' ? 'network' : error.message;
}
