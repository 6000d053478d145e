import type { APIRoute } from 'astro';
import { refuseMethod } from '../../../http/refuse.ts';
import { pathIn } from '../../../content/languages.ts';
import { contentAt } from '../../../content/site-content.ts';
import { wantsPage } from '../../../http/form-request.ts';
import { answerRegistration, receiveRegistration } from '../../../registrations/receive.ts';

/** Receives a registration. Form posts of old cached pages without JavaScript are redirected to `/register`. */
export const POST: APIRoute = async ({ request, clientAddress, locals, redirect, url }) => {
  if (wantsPage(request))
    return redirect(pathIn(contentAt(url, locals).language, '/register'), 307);
  const { registrationService } = locals;
  return answerRegistration(await receiveRegistration(request, clientAddress, registrationService));
};

export const ALL = refuseMethod('POST');
