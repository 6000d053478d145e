import { codeOf } from '../http/error-code.ts';
import type { Log } from '../http/log.ts';
import { drawSharePicture } from './draw-share-picture.ts';
import { shareDigest, type ShareWords } from './share-digest.ts';

/** How long a failure is reported if the picture is not requested again. */
const REPORTED_MS = 60 * 60_000;

interface Options {
  /** Reads a cover file. */
  readCover: (file: string) => Promise<Buffer | undefined>;
  log: Pick<Log, 'error'>;
  draw?: typeof drawSharePicture;
}

/** A rendered JPEG; incomplete without the cover that it should show. */
interface SharePicture {
  jpeg: Buffer;
  isComplete: boolean;
}

/** Open Graph pictures, rendered on request; the page cache keeps them. */
export class SharePictures {
  readonly #options: Options;
  /** When each failing picture failed first and last, in milliseconds since 1970. */
  readonly #failing = new Map<string, { since: number; at: number }>();

  constructor(options: Options) {
    this.#options = options;
  }

  /** The number of pictures that failed at their last request, and the time of the first failure. */
  failing(): { count: number; since: number | undefined } {
    for (const [digest, { at }] of this.#failing) {
      if (Date.now() - at > REPORTED_MS) this.#failing.delete(digest);
    }
    const all = [...this.#failing.values()].map(({ since }) => since);
    return { count: all.length, since: all.length > 0 ? Math.min(...all) : undefined };
  }

  /** Renders a picture; a broken cover is left out and logged. @throws Error when it cannot be rendered */
  async draw(words: ShareWords): Promise<SharePicture> {
    const { readCover, draw = drawSharePicture } = this.#options;
    const { object } = words;
    const without: ShareWords = { ...words, object: { kind: 'files' } };
    const cover = object.kind === 'cover' ? await readCover(object.file) : undefined;
    const isComplete = object.kind !== 'cover' || cover !== undefined;
    try {
      const jpeg = await draw(isComplete ? words : without, cover);
      this.#failing.delete(shareDigest(words));
      return { jpeg, isComplete };
    } catch (error) {
      this.#recordFailure(words, error);
      if (!cover) throw error;
      return { jpeg: await draw(without), isComplete: false };
    }
  }

  #recordFailure(words: ShareWords, error: unknown): void {
    const at = Date.now();
    const digest = shareDigest(words);
    this.#failing.set(digest, { since: this.#failing.get(digest)?.since ?? at, at });
    const facts = { code: codeOf(error), title: words.title.join(' ') };
    this.#options.log.error(facts, 'a share picture could not be rendered completely');
  }
}
