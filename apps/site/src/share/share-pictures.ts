import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { codeOf } from '../http/error-code.ts';
import { isPowerOfTwo } from '../http/log-power-of-two.ts';
import type { Log } from '../http/log.ts';
import { makeSubfolder } from '../environment/make-folder.ts';
import { drawSharePicture } from './draw-share-picture.ts';
import { shareDigest, type ShareWords } from './share-digest.ts';

/** Timeout of a request; rendering normally takes tens of milliseconds. */
const TIMEOUT_MS = 15_000;

/** A picture that failed to render completely. */
interface Failing {
  words: ShareWords;
  /** Unix time, ms. */
  since: number;
  times: number;
}

interface Options {
  dataDir: string;
  /** Reads a cover file. */
  readCover: (file: string) => Promise<Buffer | undefined>;
  log: Pick<Log, 'error' | 'info'>;
  timeoutMs?: number;
  draw?: typeof drawSharePicture;
}

/** Open Graph pictures: each is rendered once and cached on disk. */
export class SharePictures {
  readonly #folder: string;
  readonly #options: Options;
  readonly #draw: typeof drawSharePicture;
  readonly #inFlight = new Map<string, Promise<Buffer>>();
  readonly #failing = new Map<string, Failing>();

  constructor(options: Options) {
    this.#folder = path.join(options.dataDir, 'share');
    this.#options = options;
    this.#draw = options.draw ?? drawSharePicture;
  }

  /** The number of failing pictures and the time of the first failure. */
  failing(): { count: number; since: number | undefined } {
    const all = [...this.#failing.values()].map(({ since }) => since);
    return { count: all.length, since: all.length > 0 ? Math.min(...all) : undefined };
  }

  /** Returns the cached or rendered JPEG; a broken cover is left out and logged. @throws Error on failure or timeout */
  async draw(words: ShareWords): Promise<Buffer> {
    const name = `${shareDigest(words)}.jpg`;
    const cached = await readFile(path.join(this.#folder, name)).catch(() => undefined);
    if (cached) {
      this.#recover(name);
      return cached;
    }
    return this.#withTimeout(name, words, this.#renderOnce(name, words));
  }

  /** Deduplicates concurrent renderings: shared links are fetched by many clients at once. */
  #renderOnce(name: string, words: ShareWords): Promise<Buffer> {
    const pending = this.#inFlight.get(name);
    if (pending) return pending;
    const drawing = this.#render(name, words)
      .catch((error: unknown) => {
        this.#recordFailure(name, words, error);
        throw error;
      })
      .finally(() => this.#inFlight.delete(name));
    this.#inFlight.set(name, drawing);
    return drawing;
  }

  async #withTimeout(name: string, words: ShareWords, drawing: Promise<Buffer>): Promise<Buffer> {
    const done = new AbortController();
    const late = wait(this.#options.timeoutMs ?? TIMEOUT_MS, undefined, { signal: done.signal });
    try {
      const drawn = await Promise.race([drawing, late]);
      if (drawn) return drawn;
    } finally {
      done.abort();
    }
    const error = new Error('The picture is not drawn yet');
    error.name = 'timeout';
    this.#recordFailure(name, words, error);
    throw error;
  }

  /** Retries failed pictures and forgets those no longer in use. */
  async retryFailed(digestsNow: () => ReadonlySet<string>): Promise<void> {
    if (this.#failing.size === 0) return;
    const digests = digestsNow();
    for (const [name, { words }] of [...this.#failing]) {
      if (!digests.has(path.parse(name).name)) this.#recover(name);
      else await this.draw(words).catch(() => undefined);
    }
  }

  /** Deletes pictures no longer in use. */
  async removeUnused(digestsNow: () => ReadonlySet<string>): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    if (names.length === 0) return;
    const digests = digestsNow();
    for (const name of names) {
      if (!digests.has(path.parse(name).name)) await rm(path.join(this.#folder, name));
    }
  }

  async #render(name: string, words: ShareWords): Promise<Buffer> {
    const { object } = words;
    const cover = object.kind === 'cover' ? await this.#options.readCover(object.file) : undefined;
    const isWithoutCover = object.kind === 'cover' && !cover;
    const without: ShareWords = { ...words, object: { kind: 'files' } };
    let drawn: Buffer;
    try {
      drawn = await this.#draw(isWithoutCover ? without : words, cover);
      this.#recover(name);
    } catch (error) {
      if (!cover) throw error;
      drawn = await this.#draw(without);
      this.#recordFailure(name, words, error);
      return drawn;
    }
    // Not cached: the cover may be readable next time.
    if (isWithoutCover) return drawn;
    const file = path.join(this.#folder, name);
    try {
      await makeSubfolder(this.#folder);
      await writeFile(`${file}.part`, drawn);
      await rename(`${file}.part`, file);
    } catch {
      // For example a full disk: the picture is rendered again next time.
    }
    return drawn;
  }

  #recordFailure(name: string, words: ShareWords, error: unknown): void {
    const { log } = this.#options;
    const before = this.#failing.get(name);
    const times = (before?.times ?? 0) + 1;
    this.#failing.set(name, { words, since: before?.since ?? Date.now(), times });
    if (!isPowerOfTwo(times)) return;
    const facts = { code: codeOf(error), title: words.title.join(' '), times };
    log.error(facts, 'a share picture could not be rendered completely');
  }

  #recover(name: string): void {
    const before = this.#failing.get(name);
    if (!before) return;
    this.#failing.delete(name);
    this.#options.log.info(
      { times: before.times },
      'a share picture has recovered or is no longer in use',
    );
  }
}
