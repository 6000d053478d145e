import type { APIRoute } from 'astro';
import { refuseMethod } from '../../calls/refuse-method.ts';
import { pathIn } from '../../content/languages.ts';
import { contentFor } from '../../content/site-content.ts';
import { wantsPage } from '../../calls/wants-page.ts';
import { answer, receiveLead } from '../../leads/receive.ts';

export const prerender = false;

/** The lead call. A form of a page from before the forms had a page of their own goes on to that. */
export const POST: APIRoute = async ({ request, clientAddress, locals, redirect }) => {
  if (wantsPage(request)) return redirect(pathIn(contentFor(request).language, '/contact'), 307);
  return answer(await receiveLead(request, clientAddress, locals.leadService));
};

export const ALL = refuseMethod(contentFor, 'POST');
