import { codeOf } from '../http/error-code.ts';
import type { Log } from '../http/log.ts';
import { drawSharePicture } from './draw-share-picture.ts';
import type { ShareWords } from './share-digest.ts';

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

/** Renders an Open Graph picture. @throws Error when it cannot be rendered */
export type DrawSharePicture = (words: ShareWords) => Promise<SharePicture>;

/** Returns a function that renders pictures on request; a broken cover is left out. The page cache keeps them. */
export function sharePictures({
  readCover,
  log,
  draw = drawSharePicture,
}: Options): DrawSharePicture {
  return async (words) => {
    const { object } = words;
    const without: ShareWords = { ...words, object: { kind: 'files' } };
    const cover = object.kind === 'cover' ? await readCover(object.file) : undefined;
    const isComplete = object.kind !== 'cover' || cover !== undefined;
    try {
      return { jpeg: await draw(isComplete ? words : without, cover), isComplete };
    } catch (error) {
      const facts = { code: codeOf(error), title: words.title.join(' ') };
      log.error(facts, 'a share picture could not be rendered completely');
      if (!cover) throw error;
      return { jpeg: await draw(without), isComplete: false };
    }
  };
}
