import { httpStatus } from '@clinicdee/protocol';
import type { APIRoute } from 'astro';
import * as z from 'zod/mini';
import { refusals } from '../content/th/refusals.ts';

/** What browsers and `crypto.randomUUID` send; anything shorter would not be unique. */
const idempotencyKey = z.string().check(z.regex(/^[\w-]{16,100}$/));

/** The key of one form fill, from the header or, without JavaScript, from a hidden field. */
export function idempotencyKeyOf(
  request: Request,
  fields: Record<string, unknown>,
): string | undefined {
  const sent = request.headers.get('idempotency-key') ?? fields.idempotency_key;
  return z.safeParse(idempotencyKey, sent).data;
}

/** Whether a form was posted without JavaScript, so that a page must answer it. */
export function wantsPage({ headers }: Request): boolean {
  const isForm = headers.get('content-type')?.includes('form') ?? false;
  return isForm && (headers.get('accept')?.includes('text/html') ?? false);
}

/** What a call that only takes POST answers to every other method. */
export const onlyPost: APIRoute = () => {
  const error = 'method_not_allowed';
  const code = httpStatus[error];
  return Response.json(
    { code, message: refusals[error], error },
    { status: code, headers: { allow: 'POST' } },
  );
};
