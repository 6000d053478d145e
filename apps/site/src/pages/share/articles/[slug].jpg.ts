import type { APIRoute } from 'astro';
import { contentAt } from '../../../content/site-content.ts';
import { articleShareWords } from '../../../share/share-pages.ts';
import { ARTICLES_TAG, CACHE_TAG_HEADER } from '../../../server/page-cache.ts';

/** Share picture (`og:image`) of an article. */
export const GET: APIRoute = ({ params: { slug = '' }, locals, url }) => {
  const article = locals.articleService.catalogue.article(slug);
  const words = article && articleShareWords(contentAt(url, locals), article);
  return locals.answerSharePicture(words, { [CACHE_TAG_HEADER]: ARTICLES_TAG });
};
