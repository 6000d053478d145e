import type { Catalogue } from '../articles/queries/catalogue.ts';
import type { Pictures } from '../articles/store/pictures.ts';
import { shareDigests } from './share-pages.ts';
import { codeOf } from '../http/error-code.ts';
import type { Log } from '../http/log.ts';
import { SharePictures } from './share-pictures.ts';

const DAY_MS = 24 * 60 * 60_000;

interface Articles {
  catalogue: Pick<Catalogue, 'all'>;
  pictures: Pick<Pictures, 'read'>;
}

/** Opens the share pictures, and removes unused files at start and daily. */
export function openSharePictures(dataDir: string, articles: Articles, log: Log): SharePictures {
  const readCover = (file: string) => articles.pictures.read(file);
  const pictures = new SharePictures({ dataDir, readCover, log });
  const sweep = () =>
    pictures
      .removeUnused(() => shareDigests(articles.catalogue.all()))
      .catch((error: unknown) =>
        log.error({ code: codeOf(error) }, 'unused share pictures not removed'),
      );
  void sweep();
  setInterval(() => void sweep(), DAY_MS).unref();
  return pictures;
}
