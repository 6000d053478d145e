import { openArticleDesk } from '../articles/open-article-desk.ts';
import { readEnvironment } from '../environment.ts';
import { openLeadDesk } from '../leads/open-lead-desk.ts';
import type { Desks } from './app.ts';
import { openSharePictures } from '../share/open-share-pictures.ts';
import { openSignals } from './open-signals.ts';

let desks: Desks | undefined;

const log = {
  info: (facts: object, what: string) => console.info(what, facts),
  warn: (facts: object, what: string) => console.warn(what, facts),
  error: (facts: object, what: string) => console.error(what, facts),
};

/** The desks of `npm run dev`: the real ones, opened once for the life of the process. */
export function developmentDesks(): Desks {
  return (desks ??= open());
}

function open(): Desks {
  const environment = readEnvironment();
  // Nothing is cached here, so nobody needs to know of changes.
  const articleDesk = openArticleDesk(environment, log, () => undefined).desk;
  return {
    leadDesk: openLeadDesk(environment, log).desk,
    articleDesk,
    sharePictures: openSharePictures(environment.dataDir, articleDesk, log),
    signals: openSignals(environment, log),
  };
}
