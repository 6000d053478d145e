import { openArticleDesk } from '../articles/open-article-service.ts';
import { countLead } from '../counts/receive.ts';
import { readEnvironment } from '../environment.ts';
import { openLeadDesk } from '../leads/open-lead-service.ts';
import type { LeadDesk } from '../leads/receive.ts';
import type { Desks } from './app.ts';
import { openSharePictures } from '../share/open-share-pictures.ts';
import { openSignals } from './open-services.ts';

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
  const signals = openSignals(environment, log);
  const count: LeadDesk['count'] = (...lead) => countLead(...lead, signals.countDesk);
  return {
    leadDesk: openLeadDesk(environment, log, count).desk,
    articleDesk,
    sharePictures: openSharePictures(environment.dataDir, articleDesk, log),
    signals,
  };
}
