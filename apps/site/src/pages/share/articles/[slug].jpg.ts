import type { APIRoute } from 'astro';
import { contentAt } from '../../../content/site-content.ts';
import { articleShareWords } from '../../../share/share-pages.ts';
import { sharePicture } from '../../../share/answer.ts';

/** Share picture (`og:image`) of an article. */
export const GET: APIRoute = ({ params: { slug = '' }, locals, url }) => {
  const article = locals.articleService.catalogue.article(slug);
  return sharePicture(locals, article && articleShareWords(contentAt(url, locals), article));
};
