import { campaignAddress } from '@clinicdee/protocol/site-content';
import type { APIRoute } from 'astro';
import { markdownAddress } from '../articles/queries/list-address.ts';
import { contentAt } from '../content/site-content.ts';
import { noCopyYet } from '../articles/queries/no-copy-yet.ts';
import { ARTICLES_TAG, CAMPAIGN_TAG } from '../server/page-cache.ts';

const NEWEST = 200;

/** Summary of the site for language models (llmstxt.org). */
export const GET: APIRoute = ({ url, locals }) => {
  if (!locals.articleService.hasCopy()) return noCopyYet();
  const { articles: words, brand, landing, legal } = contentAt(url, locals);
  const articles = locals.articleService.catalogue.newest(NEWEST);
  const at = (path: string) => new URL(path, locals.siteUrl).href;
  const line = (title: string, address: string, about: string) =>
    `- [${title.replace(/[[\]]/g, '\\$&')}](${address}): ${about.replace(/\s+/g, ' ')}`;
  const text = [
    `# ${brand.name}`,
    `> ${landing.description}`,
    [brand.company, brand.phone.shown, brand.email, brand.hours].join(' · '),
    `## ${words.breadcrumbs.home}`,
    [
      line(brand.name, at('/'), brand.description),
      line(words.title, at('/articles'), words.description),
      line(legal.privacyNotice.title.join(' '), at('/pdpa'), brand.company),
      line(legal.termsOfUse.title.join(' '), at('/terms'), brand.company),
      ...locals.editService.campaignPages
        .filter(({ isHidden }) => !isHidden)
        .map((page) => line(page.heading, at(campaignAddress(page)), page.searchDescription)),
    ].join('\n'),
    ...(articles.length === 0
      ? []
      : [
          `## ${words.title}`,
          articles
            .map(({ excerpt, slug, title }) => line(title, at(markdownAddress(slug)), excerpt))
            .join('\n'),
        ]),
  ];
  return new Response(`${text.join('\n\n')}\n`, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'x-cache-tags': `${ARTICLES_TAG} ${CAMPAIGN_TAG}`,
    },
  });
};
