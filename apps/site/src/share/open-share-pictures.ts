import type { Catalogue } from '../articles/queries/catalogue.ts';
import type { Pictures } from '../articles/store/pictures.ts';
import { shareDigests } from './share-pages.ts';
import { codeOf } from '../http/error-code.ts';
import type { Log } from '../http/log.ts';
import { SharePictures } from './share-pictures.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

interface Articles {
  catalogue: Pick<Catalogue, 'all'>;
  pictures: Pick<Pictures, 'read'>;
}

/**
 * Opens the share pictures; at the start and once a day those are removed that nobody can ask for, and what
 * could not be drawn is tried again every minute.
 */
export function openSharePictures(dataDir: string, articles: Articles, log: Log): SharePictures {
  const readCover = (file: string) => articles.pictures.read(file);
  const pictures = new SharePictures({ dataDir, readCover, log });
  const digestsNow = () => shareDigests(articles.catalogue.all());
  const sweep = () => telling(pictures.sweep(digestsNow), 'share pictures not swept');
  const tryAgain = () => telling(pictures.tryAgain(digestsNow), 'share pictures not tried again');
  const telling = (work: Promise<void>, what: string) =>
    work.catch((error: unknown) => log.error({ code: codeOf(error) }, what));
  void sweep();
  setInterval(() => void sweep(), DAY_MS).unref();
  setInterval(() => void tryAgain(), MINUTE_MS).unref();
  return pictures;
}
