import { isbot } from 'isbot';
import { CAMPAIGN_PREFIXES } from '@clinicdee/protocol/site-content';
import {
  languages,
  pagesOfEveryLanguage,
  pagesOfMainLanguage,
  pathIn,
} from '../content/languages.ts';

/** Stands for unknown pages, and for words beyond the limit of a day. */
export const OTHER = 'other';

/** The counted pages of all languages, without articles and campaign pages. */
export const countedPages: readonly string[] = [
  ...pagesOfMainLanguage,
  ...languages.flatMap((language) => pagesOfEveryLanguage.map((page) => pathIn(language, page))),
];

const ARTICLE = '/articles/detail/';

/** Whether a page with this slug exists. */
export interface NamedPages {
  hasArticle: (slug: string) => boolean;
  hasCampaign: (slug: string) => boolean;
}

/**
 * Returns the page under which a path is counted: the path of an existing page, else {@link OTHER}, so that requests
 * cannot fill the counts with invented pages.
 *
 * @param path percent-encoded, as in the browser
 */
export function countedPage(path: string, { hasArticle, hasCampaign }: NamedPages): string {
  if (countedPages.includes(path)) return path;
  const prefix = [ARTICLE, ...CAMPAIGN_PREFIXES].find((known) => path.startsWith(known));
  if (prefix === undefined) return OTHER;
  try {
    const slug = decodeURIComponent(path.slice(prefix.length)).normalize('NFC');
    return (prefix === ARTICLE ? hasArticle : hasCampaign)(slug) ? `${prefix}${slug}` : OTHER;
  } catch {
    return OTHER;
  }
}

/** Whether a request is neither from a bot nor a prefetch, and has no Do Not Track or GPC header. */
export function isPerson({ headers }: Request): boolean {
  const userAgent = headers.get('user-agent');
  if (!userAgent || isbot(userAgent)) return false;
  if (headers.get('sec-gpc') === '1' || headers.get('dnt') === '1') return false;
  return headers.get('sec-purpose') === null;
}
