import type { APIRoute } from 'astro';
import { pageShareWords } from '../../share/share-pages.ts';
import { sharePicture } from '../../share/answer.ts';

/** The picture that a link to a page brings along. */
export const GET: APIRoute = ({ params: { page = '' }, locals, url }) =>
  sharePicture(locals, pageShareWords(locals.contents, page, url.searchParams.get('language')));
