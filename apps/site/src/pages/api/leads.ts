import { httpStatus } from '@clinicdee/protocol';
import type { APIRoute } from 'astro';
import { refusals } from '../../content/refusals.ts';
import { answer, receiveLead } from '../../leads/receive.ts';

export const prerender = false;

/** The lead call. A form posted without JavaScript is answered with a page, a program with JSON. */
export const POST: APIRoute = async ({ request, locals, url, redirect, rewrite }) => {
  const reception = await receiveLead(request, locals.visitorAddress, locals.leadDesk);
  const isForm = request.headers.get('content-type')?.includes('form') ?? false;
  const wantsPage = isForm && (request.headers.get('accept')?.includes('text/html') ?? false);
  if (!wantsPage) return answer(reception);

  const { code, reference } = reception.envelope;
  if (code === 200 && reference) return redirect(`/thanks?ref=${reference}`, 303);
  locals.reception = reception;
  return rewrite(new Request(new URL('/contact', url)));
};

export const ALL: APIRoute = () =>
  Response.json(
    {
      code: httpStatus.method_not_allowed,
      message: refusals.method_not_allowed,
      error: 'method_not_allowed',
    },
    { status: httpStatus.method_not_allowed, headers: { allow: 'POST' } },
  );
