import type { ErrorCode } from '@clinicdee/protocol';
import { answerWith, refusalOf } from '@clinicdee/protocol/http/messages';

/** Returns an acknowledgement: `{ code: 200, message, reference? }`. */
export function acknowledge(message: string, reference?: string): Response {
  return answerWith({ code: 200, message, ...(reference && { reference }) });
}

/** Returns an error response with the status of its code. */
export function refuse(
  error: ErrorCode,
  message: string,
  errors?: Record<string, string>,
): Response {
  return answerWith(refusalOf(error, { message, errors }));
}
