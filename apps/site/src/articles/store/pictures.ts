import { createHash } from 'node:crypto';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../../storage/sql.ts';
import { doublingMs, readBytes } from '@clinicdee/protocol/http/messages';
import sharp from 'sharp';
import type { Log } from '../../http/log.ts';
import { makeSubfolder } from '@clinicdee/data-dir/data-folder';
import type { ShownPicture } from '../html/derived.ts';

const MAX_BYTES = 15 * 1024 * 1024;
const MAX_PIXELS = 50_000_000;
/** Widths of the copies, up to the picture's own. */
const WIDTHS = [480, 960, 1600];
/** Width for browsers without `srcset`. */
const USUAL_WIDTH = 960;
/**
 * Time until a copy is revalidated: sooner where a conditional request suffices. A due time further away was
 * stored while the clock was wrong.
 */
const RECHECK_MS = 24 * 60 * 60_000;
const RECHECK_CHEAP_MS = 60 * 60_000;
const FIRST_RETRY_MS = 30_000;
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
 * again as WebP in a few widths, so that only real pictures are served.
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

  /** Filters URLs that are new or due for revalidation; removes duplicates. */
  due(urls: readonly string[], now = Date.now()): string[] {
    const read = this.#database.prepare('SELECT due_at FROM pictures WHERE url = ?');
    const isDue = (at: number) => at <= now || at > now + RECHECK_MS;
    return [...new Set(urls)].filter((url) => isDue(Number(read.get(url)?.due_at ?? 0)));
  }

  /** Returns due URLs that articles use. */
  allDue(limit: number, now = Date.now()): string[] {
    return this.#database
      .prepare(
        `SELECT DISTINCT used.url FROM article_pictures AS used
         LEFT JOIN pictures ON pictures.url = used.url
         WHERE coalesce(pictures.due_at, 0) NOT BETWEEN ?1 + 1 AND ?1 + ?2 LIMIT ?3`,
      )
      .all(now, RECHECK_MS, limit)
      .map((row) => String(row.url));
  }

  /** Copies a picture, or revalidates the copy. @returns whether the copy changed */
  async copy(url: string): Promise<boolean> {
    const row = this.#database
      .prepare('SELECT picture, etag, failures FROM pictures WHERE url = ?')
      .get(url);
    const old = row?.picture ? String(row.picture) : null;
    const etag = row?.etag ? String(row.etag) : null;
    try {
      const answer = await this.#download(url, old && etag);
      const picture = answer ? JSON.stringify(await this.#encode(answer.bytes)) : old;
      this.#save(url, picture, answer ? answer.validator : etag, 0);
      return picture !== old;
    } catch (error) {
      const failures = Number(row?.failures ?? 0) + 1;
      this.#save(url, old, etag, failures);
      // Logged without the query, which may contain a signature.
      const [address = ''] = url.split(/[?#]/);
      this.#log.warn({ url: address, code: codeOf(error), failures }, 'picture not copied');
      return false;
    }
  }

  /** Removes pictures that no article has used for a week. */
  async sweep(now = Date.now()): Promise<void> {
    this.#database
      .prepare(
        `DELETE FROM pictures WHERE checked_at < ?
         AND url NOT IN (SELECT url FROM article_pictures)`,
      )
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

  /** @param validator entity tag or modification date of the present copy */
  async #download(url: string, validator: string | null) {
    const { origin, href } = new URL(url);
    const target = this.#origins.get(origin);
    if (!target) throw new Error('origin_not_allowed');
    const response = await fetch(target + href.slice(origin.length), {
      redirect: 'manual',
      signal: AbortSignal.timeout(this.#timeoutMs),
      headers: { accept: 'image/*', ...conditionalHeaders(validator) },
    });
    if (response.status === 304) return undefined;
    if (!response.ok) throw new Error(`http_${response.status}`);
    const bytes = await readBytes(response.body, MAX_BYTES);
    if (!bytes) throw new Error('too_large');
    const { headers } = response;
    return {
      bytes: Buffer.from(bytes.buffer),
      validator: headers.get('etag') ?? headers.get('last-modified'),
    };
  }

  async #encode(bytes: Buffer): Promise<StoredPicture> {
    // SVG can contain scripts: reject it before any decoder reads it.
    if (/^\s*<|^\ufeff/.test(bytes.subarray(0, 64).toString('utf8')))
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

  #save(url: string, picture: string | null, validator: string | null, failures: number): void {
    const now = Date.now();
    const recheckMs = validator ? RECHECK_CHEAP_MS : RECHECK_MS;
    const delayMs = failures === 0 ? recheckMs : doublingMs(failures, FIRST_RETRY_MS, RECHECK_MS);
    this.#database
      .prepare(
        `INSERT OR REPLACE INTO pictures (url, picture, etag, failures, checked_at, due_at)
         VALUES (?, ?, ?, ?, ?, ?)`,
      )
      .run(url, picture, validator, failures, now, now + delayMs);
  }
}

/** Returns an error code that, unlike the message of `fetch`, can be searched for. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'TimeoutError') return 'timeout';
  return error.message === 'fetch failed' ? 'network' : error.message;
}

function conditionalHeaders(validator: string | null): Record<string, string> {
  if (!validator) return {};
  const isEntityTag = /^(W\/)?"/.test(validator);
  return isEntityTag ? { 'if-none-match': validator } : { 'if-modified-since': validator };
}
