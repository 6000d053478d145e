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

/** Opens the share pictures; removes unreferenced files at start and daily, retries failed ones every minute. */
export function openSharePictures(dataDir: string, articles: Articles, log: Log): SharePictures {
  const readCover = (file: string) => articles.pictures.read(file);
  const pictures = new SharePictures({ dataDir, readCover, log });
  const digestsNow = () => shareDigests(articles.catalogue.all());
  const sweep = () =>
    logged(pictures.removeUnused(digestsNow), 'unused share pictures not removed');
  const retry = () => logged(pictures.retryFailed(digestsNow), 'failed share pictures not retried');
  const logged = (work: Promise<void>, message: string) =>
    work.catch((error: unknown) => log.error({ code: codeOf(error) }, message));
  void sweep();
  setInterval(() => void sweep(), DAY_MS).unref();
  setInterval(() => void retry(), MINUTE_MS).unref();
  return pictures;
}
