import { campaignAddress } from '@clinicdee/protocol/site-content';
import type { APIRoute } from 'astro';
import { articleAddress } from '../articles/queries/list-address.ts';
import { xml } from '../articles/queries/feed.ts';
import { languages, mainLanguage, pathIn } from '../content/languages.ts';
import { noCopyYet } from '../articles/queries/no-copy-yet.ts';
import { ARTICLES_TAG, CAMPAIGN_TAG } from '../server/page-cache.ts';

/** The indexable pages of every language. */
const inEveryLanguage = ['/', '/register', '/contact'];

/** Sitemap of all indexable pages, with their last change. */
export const GET: APIRoute = ({ locals }) => {
  if (!locals.articleService.hasCopy()) return noCopyYet();
  const articles = locals.articleService.catalogue.addresses();
  const changes = articles.flatMap(({ changedAt }) => changedAt ?? []);
  const newest = changes.length > 0 ? Math.max(...changes) : undefined;
  const edited = locals.siteContentService.changedAt;
  const editedAt = edited === undefined ? undefined : new Date(edited).toISOString();
  const words = editedAt ?? import.meta.env.BUILT_ON;
  const { legal } = locals.contents[mainLanguage];
  const campaigns = locals.siteContentService.campaignPages.filter(({ isHidden }) => !isHidden);
  const pages: [path: string, changed: string | undefined][] = [
    ...languages.flatMap((language) =>
      inEveryLanguage.map((page): [string, string] => [pathIn(language, page), words]),
    ),
    ['/pdpa', legal.privacyNotice.effective],
    ['/terms', legal.termsOfUse.effective],
    ...campaigns.map((page): [string, string] => [campaignAddress(page), page.updatedAt]),
    ['/articles', newest === undefined ? undefined : new Date(newest).toISOString()],
    ...articles.map(({ slug, changedAt }): [string, string | undefined] => [
      articleAddress(slug),
      changedAt === undefined ? undefined : new Date(changedAt).toISOString(),
    ]),
  ];
  const urls = pages.map(([path, changed]) => {
    const date = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
    return `<url><loc>${xml(new URL(path, locals.siteUrl).href)}</loc>${date}</url>`;
  });
  const body = `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
  return new Response(body, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'x-cache-tags': `${ARTICLES_TAG} ${CAMPAIGN_TAG}`,
    },
  });
};
