import { httpStatus } from '@clinicdee/protocol';
import type { APIRoute } from 'astro';
import { refusals } from '../../../content/th/refusals.ts';

export const prerender = false;

const answer = (code: number, message: string) =>
  Response.json({ code, message }, { status: code, headers: { 'cache-control': 'no-store' } });

/** The content site says that something was published, changed or removed: look at once. */
export const POST: APIRoute = ({ request, locals }) => {
  if (!locals.articleService.isContentSite(request)) {
    return answer(httpStatus.unauthorized, refusals.unauthorized);
  }
  locals.articleService.lookNow();
  return answer(202, 'looking');
};

export const ALL: APIRoute = () =>
  answer(httpStatus.method_not_allowed, refusals.method_not_allowed);
