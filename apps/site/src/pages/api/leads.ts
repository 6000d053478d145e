import type { APIRoute } from 'astro';
import { refuseMethod } from '../../calls/refuse-method.ts';
import { pathIn } from '../../content/languages.ts';
import { contentFor } from '../../content/site-content.ts';
import { wantsPage } from '../../calls/wants-page.ts';
import { answer, receiveLead } from '../../leads/receive.ts';

export const prerender = false;

/** The lead call. A form posted without JavaScript is answered with a page, a program with JSON. */
export const POST: APIRoute = async ({
  request,
  clientAddress,
  locals,
  url,
  redirect,
  rewrite,
}) => {
  const reception = await receiveLead(request, clientAddress, locals.leadService);
  if (!wantsPage(request)) return answer(reception);

  const { code, reference } = reception.envelope;
  const { language } = contentFor(request);
  if (code === 200 && reference) {
    return redirect(pathIn(language, `/thanks?ref=${reference}`), 303);
  }
  locals.reception = reception;
  return rewrite(new Request(new URL(pathIn(language, '/contact'), url)));
};

export const ALL = refuseMethod(contentFor, 'POST');
