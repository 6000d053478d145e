import type { Catalogue } from '../articles/read/catalogue.ts';
import type { Pictures } from '../articles/keep/pictures.ts';
import { shareDigests } from './share-pages.ts';
import { codeOf } from '../calls/error-code.ts';
import type { Log } from '../calls/log.ts';
import { inSlices } from '../steps.ts';
import { SharePictures } from './share-pictures.ts';

const DAY_MS = 24 * 60 * 60_000;

interface Articles {
  catalogue: Pick<Catalogue, 'all'>;
  pictures: Pick<Pictures, 'read'>;
}

/** Opens the share pictures; at the start and once a day those are removed that nobody can ask for. */
export function openSharePictures(dataDir: string, articles: Articles, log: Log): SharePictures {
  const pictures = new SharePictures(dataDir, (file) => articles.pictures.read(file));
  const sweep = () =>
    pictures
      .sweep(() => inSlices(shareDigests(articles.catalogue.all())))
      .catch((error: unknown) => log.error({ code: codeOf(error) }, 'share pictures not swept'));
  void sweep();
  setInterval(() => void sweep(), DAY_MS).unref();
  return pictures;
}
