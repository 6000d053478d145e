import type { APIRoute } from 'astro';
import { refuseMethod } from '../../http/refuse.ts';
import { pathIn } from '../../content/languages.ts';
import { contentAt } from '../../content/site-content.ts';
import { wantsPage } from '../../http/form-request.ts';
import { answer, receiveLead } from '../../leads/receive.ts';

/** Receives a lead. Form posts of old cached pages without JavaScript are redirected to the contact page. */
export const POST: APIRoute = async ({ request, clientAddress, locals, redirect, url }) => {
  if (wantsPage(request)) return redirect(pathIn(contentAt(url, locals).language, '/contact'), 307);
  return answer(await receiveLead(request, clientAddress, locals.leadService));
};

export const ALL = refuseMethod('POST');
