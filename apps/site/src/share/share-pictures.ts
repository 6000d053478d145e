import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { codeOf } from '../http/error-code.ts';
import { isPowerOfTwo } from '../http/log-power-of-two.ts';
import type { Log } from '../http/log.ts';
import { makeSubfolder } from '../environment/make-folder.ts';
import { drawSharePicture } from './draw-share-picture.ts';
import { shareDigest, type ShareWords } from './share-digest.ts';

/** So long whoever asks waits for a picture that is drawn in tens of milliseconds. */
const PATIENCE_MS = 15_000;

/** A picture that cannot be drawn as it should be. */
interface Failing {
  say: ShareWords;
  /** Milliseconds since 1970. */
  since: number;
  times: number;
}

interface Options {
  dataDir: string;
  /** Gives the content of a cover's file. */
  readCover: (file: string) => Promise<Buffer | undefined>;
  log: Pick<Log, 'error' | 'info'>;
  patienceMs?: number;
  draw?: typeof drawSharePicture;
}

/** The pictures that links bring along when they are shared: each is drawn once and kept on disk. */
export class SharePictures {
  readonly #folder: string;
  readonly #options: Options;
  readonly #draw: typeof drawSharePicture;
  readonly #underWay = new Map<string, Promise<Buffer>>();
  readonly #failing = new Map<string, Failing>();

  constructor(options: Options) {
    this.#folder = path.join(options.dataDir, 'share');
    this.#options = options;
    this.#draw = options.draw ?? drawSharePicture;
  }

  /** How many cannot be drawn as they should be, and since when the first of them; 0 for none. */
  failing(): { count: number; since: number | undefined } {
    const all = [...this.#failing.values()].map(({ since }) => since);
    return { count: all.length, since: all.length > 0 ? Math.min(...all) : undefined };
  }

  /**
   * A cover that cannot be drawn is left out, and told of.
   *
   * @returns a JPEG of 1200 by 630
   * @throws Error when none can be drawn, or not in time
   */
  async draw(say: ShareWords): Promise<Buffer> {
    const name = `${shareDigest(say)}.jpg`;
    const found = await readFile(path.join(this.#folder, name)).catch(() => undefined);
    if (found) {
      this.#isWell(name);
      return found;
    }
    return this.#inTime(name, say, this.#drawing(name, say));
  }

  /** A link that is shared is fetched by many at once; what hangs is not begun a second time. */
  #drawing(name: string, say: ShareWords): Promise<Buffer> {
    const known = this.#underWay.get(name);
    if (known) return known;
    const drawing = this.#keep(name, say)
      .catch((error: unknown) => {
        this.#failed(name, say, error);
        throw error;
      })
      .finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, drawing);
    return drawing;
  }

  async #inTime(name: string, say: ShareWords, drawing: Promise<Buffer>): Promise<Buffer> {
    const done = new AbortController();
    const late = wait(this.#options.patienceMs ?? PATIENCE_MS, undefined, { signal: done.signal });
    try {
      const drawn = await Promise.race([drawing, late]);
      if (drawn) return drawn;
    } finally {
      done.abort();
    }
    const error = new Error('The picture is not drawn yet');
    error.name = 'timeout';
    this.#failed(name, say, error);
    throw error;
  }

  /**
   * Tries those again that failed, and forgets those that nobody can ask for any more.
   *
   * @param digestsNow of those that somebody can; not asked for where none failed
   */
  async tryAgain(digestsNow: () => ReadonlySet<string>): Promise<void> {
    if (this.#failing.size === 0) return;
    const digests = digestsNow();
    for (const [name, { say }] of [...this.#failing]) {
      if (!digests.has(path.parse(name).name)) this.#isWell(name);
      else await this.draw(say).catch(() => undefined);
    }
  }

  /**
   * Removes the pictures that nobody can ask for any more.
   *
   * @param digestsNow of those that somebody can; not asked for where there are no pictures
   */
  async sweep(digestsNow: () => ReadonlySet<string>): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    if (names.length === 0) return;
    const digests = digestsNow();
    for (const name of names) {
      if (!digests.has(path.parse(name).name)) await rm(path.join(this.#folder, name));
    }
  }

  async #keep(name: string, say: ShareWords): Promise<Buffer> {
    const { object } = say;
    const cover = object.kind === 'cover' ? await this.#options.readCover(object.file) : undefined;
    const without: ShareWords =
      object.kind === 'cover' ? { ...say, object: { kind: 'files' } } : say;
    let isWhole = object.kind !== 'cover' || cover !== undefined;
    let drawn: Buffer;
    try {
      drawn = await this.#draw(isWhole ? say : without, cover);
      this.#isWell(name);
    } catch (error) {
      if (!cover) throw error;
      drawn = await this.#draw(without);
      this.#failed(name, say, error);
      isWhole = false;
    }
    // A cover that could not be read may be there next time.
    if (!isWhole) return drawn;
    const kept = path.join(this.#folder, name);
    try {
      await makeSubfolder(this.#folder);
      await writeFile(`${kept}.part`, drawn);
      await rename(`${kept}.part`, kept);
    } catch {
      // A full disk, say: it is drawn again the next time.
    }
    return drawn;
  }

  #failed(name: string, say: ShareWords, error: unknown): void {
    const { log } = this.#options;
    const before = this.#failing.get(name);
    const times = (before?.times ?? 0) + 1;
    this.#failing.set(name, { say, since: before?.since ?? Date.now(), times });
    if (!isPowerOfTwo(times)) return;
    const facts = { code: codeOf(error), title: say.title.join(' '), times };
    log.error(facts, 'a share picture could not be drawn as it should be');
  }

  #isWell(name: string): void {
    const before = this.#failing.get(name);
    if (!before) return;
    this.#failing.delete(name);
    this.#options.log.info(
      { times: before.times },
      'a share picture is drawn again, or needed no more',
    );
  }
}
