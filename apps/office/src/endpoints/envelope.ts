import { type Envelope, type ErrorCode, httpStatus } from '@clinicdee/protocol';

/** An acknowledgement: `{ code: 200, message, reference? }`. */
export function acknowledge(message: string, reference?: string): Response {
  return answer({ code: 200, message, ...(reference && { reference }) });
}

/** A refusal, whose status says which. */
export function refuse(
  error: ErrorCode,
  message: string,
  errors?: Record<string, string>,
): Response {
  return answer({ code: httpStatus[error], message, error, ...(errors && { errors }) });
}

function answer(envelope: Envelope): Response {
  return Response.json(envelope, {
    status: envelope.code,
    headers: { 'cache-control': 'no-store' },
  });
}
