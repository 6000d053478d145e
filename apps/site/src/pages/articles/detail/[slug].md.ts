import type { APIRoute } from 'astro';
import { articleAddress, markdownAddress } from '../../../articles/queries/list-address.ts';
import { noCopyYet } from '../../../articles/queries/no-copy-yet.ts';
import { ARTICLES_TAG } from '../../../server/page-cache.ts';

/** Returns an article as Markdown. */
export const GET: APIRoute = async ({ params: { slug = '' }, locals, redirect }) => {
  const service = locals.articleService;
  const { catalogue } = service;
  const article = catalogue.article(slug);
  const moved = article ? undefined : catalogue.redirect(slug);
  if (moved !== undefined) return redirect(markdownAddress(moved), 301);
  if (!article && !service.hasCopy()) return noCopyYet();
  if (!article) {
    return new Response('404', { status: 404, headers: { 'cache-control': 'no-store' } });
  }
  const page = new URL(articleAddress(article.slug), locals.siteUrl);
  return new Response(await service.markdown(article, page), {
    headers: {
      'content-type': 'text/markdown; charset=utf-8',
      // Search engines should index the HTML page instead.
      link: `<${page.href}>; rel="canonical"`,
      'x-robots-tag': 'noindex',
      'x-cache-tags': ARTICLES_TAG,
    },
  });
};
