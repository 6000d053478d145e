import type { APIRoute } from 'astro';
import { pageShareWords } from '../../share/share-pages.ts';
import { sharePicture } from '../../share/answer.ts';

/** Share picture (`og:image`) of a page. */
export const GET: APIRoute = ({ params: { page = '' }, locals }) =>
  sharePicture(locals, pageShareWords(locals.contents, page));
