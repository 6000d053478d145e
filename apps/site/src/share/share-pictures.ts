import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Catalogue } from '../articles/queries/catalogue.ts';
import type { Pictures } from '../articles/store/pictures.ts';
import { codeOf } from '../http/error-code.ts';
import type { Log } from '../http/log.ts';
import { makeSubfolder } from '../environment/make-folder.ts';
import { drawSharePicture } from './draw-share-picture.ts';
import { shareDigest, type ShareWords } from './share-digest.ts';
import { shareDigests } from './share-pages.ts';

/** How long a failure is reported if the picture is not requested again. */
const REPORTED_MS = 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

interface Options {
  dataDir: string;
  /** Reads a cover file. */
  readCover: (file: string) => Promise<Buffer | undefined>;
  log: Pick<Log, 'error'>;
  draw?: typeof drawSharePicture;
}

/** Open Graph pictures: each is rendered once and cached on disk. */
export class SharePictures {
  readonly #folder: string;
  readonly #options: Options;
  readonly #draw: typeof drawSharePicture;
  readonly #inFlight = new Map<string, Promise<Buffer>>();
  /** When each failing picture failed first and last, in milliseconds since 1970. */
  readonly #failing = new Map<string, { since: number; at: number }>();

  constructor(options: Options) {
    this.#folder = path.join(options.dataDir, 'share');
    this.#options = options;
    this.#draw = options.draw ?? drawSharePicture;
  }

  /** The number of pictures that failed at their last request, and the time of the first failure. */
  failing(): { count: number; since: number | undefined } {
    for (const [name, { at }] of this.#failing) {
      if (Date.now() - at > REPORTED_MS) this.#failing.delete(name);
    }
    const all = [...this.#failing.values()].map(({ since }) => since);
    return { count: all.length, since: all.length > 0 ? Math.min(...all) : undefined };
  }

  /**
   * Returns the cached or rendered JPEG; a broken cover is left out and logged. Shared links are fetched by many clients
   * at once: their picture is rendered once.
   *
   * @throws Error when it cannot be rendered
   */
  async draw(words: ShareWords): Promise<Buffer> {
    const name = `${shareDigest(words)}.jpg`;
    const cached = await readFile(path.join(this.#folder, name)).catch(() => undefined);
    if (cached) return cached;
    const drawing =
      this.#inFlight.get(name) ??
      this.#render(name, words)
        .catch((error: unknown) => {
          this.#recordFailure(name, words, error);
          throw error;
        })
        .finally(() => this.#inFlight.delete(name));
    this.#inFlight.set(name, drawing);
    return drawing;
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
      this.#failing.delete(name);
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

  #recordFailure(name: string, { title }: ShareWords, error: unknown): void {
    const at = Date.now();
    this.#failing.set(name, { since: this.#failing.get(name)?.since ?? at, at });
    const facts = { code: codeOf(error), title: title.join(' ') };
    this.#options.log.error(facts, 'a share picture could not be rendered completely');
  }
}

interface Articles {
  catalogue: Pick<Catalogue, 'all'>;
  pictures: Pick<Pictures, 'read'>;
}

/** Opens the share pictures, and removes unused files at start and daily. */
export function openSharePictures(dataDir: string, articles: Articles, log: Log): SharePictures {
  const readCover = (file: string) => articles.pictures.read(file);
  const pictures = new SharePictures({ dataDir, readCover, log });
  const sweep = () =>
    void pictures
      .removeUnused(() => shareDigests(articles.catalogue.all()))
      .catch((error: unknown) =>
        log.error({ code: codeOf(error) }, 'unused share pictures not removed'),
      );
  sweep();
  setInterval(sweep, DAY_MS).unref();
  return pictures;
}
