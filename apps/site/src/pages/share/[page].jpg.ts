import type { APIRoute } from 'astro';
import { pageShareWords } from '../../share/share-pages.ts';
import { sharePicture } from '../../share/answer.ts';

export const prerender = false;

/** The picture that a link to a page brings along. */
export const GET: APIRoute = ({ params: { page = '' }, locals, url }) =>
  sharePicture(locals, pageShareWords(page, url.searchParams.get('language')));
