import { type ArticleDesk, openArticleDesk } from '../articles/open-article-desk.ts';
import { readEnvironment } from '../environment.ts';
import { openLeadDesk } from '../leads/open-lead-desk.ts';
import type { LeadDesk } from '../leads/receive.ts';
import { SharePictures } from '../share/share-pictures.ts';

let desk: LeadDesk | undefined;
let sharePictures: SharePictures | undefined;
let articles: ArticleDesk | undefined;

const log = {
  info: (facts: object, what: string) => console.info(what, facts),
  warn: (facts: object, what: string) => console.warn(what, facts),
  error: (facts: object, what: string) => console.error(what, facts),
};

/** The lead desk of `npm run dev`: the real outbox, opened once for the life of the process. */
export const developmentDesk = (): LeadDesk => (desk ??= openLeadDesk(readEnvironment(), log).desk);

/** The same for the articles. Nothing is cached here, so nobody needs to know of changes. */
export const developmentArticles = (): ArticleDesk =>
  (articles ??= openArticleDesk(readEnvironment(), log, () => undefined).desk);

/** The same for the pictures of shared links. */
export const developmentSharePictures = (): SharePictures =>
  (sharePictures ??= new SharePictures(readEnvironment().dataDir));
