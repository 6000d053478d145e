import { httpStatus } from '@clinicdee/protocol';
import type { APIRoute } from 'astro';
import { refusals } from '../content/th/refusals.ts';

/** What a call that only takes POST answers to every other method. */
export const onlyPost: APIRoute = () => {
  const error = 'method_not_allowed';
  const code = httpStatus[error];
  return Response.json(
    { code, message: refusals[error], error },
    { status: code, headers: { allow: 'POST' } },
  );
};
