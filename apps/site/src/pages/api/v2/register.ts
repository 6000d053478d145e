import type { APIRoute } from 'astro';
import { refuseMethod } from '../../../calls/refuse-method.ts';
import { pathIn } from '../../../content/languages.ts';
import { contentFor } from '../../../content/site-content.ts';
import { wantsPage } from '../../../calls/wants-page.ts';
import { answerRegistration, receiveRegistration } from '../../../registrations/receive.ts';

export const prerender = false;

/** The registration call. A form posted without JavaScript is answered with a page. */
export const POST: APIRoute = async ({
  request,
  clientAddress,
  locals,
  url,
  redirect,
  rewrite,
}) => {
  const { registrationService } = locals;
  const reception = await receiveRegistration(request, clientAddress, registrationService);
  if (!wantsPage(request)) return answerRegistration(reception);

  const { outcome } = reception;
  const { language } = contentFor(request);
  if (outcome.isSuccess) {
    // An API that gives no number gets no number shown, but its page must know of the registration.
    const receipt = outcome.reference ?? crypto.randomUUID();
    const name = outcome.reference === undefined ? 'taken' : 'ref';
    registrationService.receipts.note(receipt);
    return redirect(
      pathIn(language, `/register/thanks?${name}=${encodeURIComponent(receipt)}`),
      303,
    );
  }
  locals.registrationReception = reception;
  return rewrite(new Request(new URL(pathIn(language, '/register'), url)));
};

export const ALL = refuseMethod(contentFor, 'POST');
