import { type Envelope, type ErrorCode, httpStatus } from '../envelope.ts';

/** Details of an error response. */
export interface Refusal {
  /** Text for the sender of the request. */
  message: string;
  /** Validation messages by field. */
  errors?: Record<string, string> | undefined;
}

/** Returns the envelope of an error. */
export function refusalOf(error: ErrorCode, { message, errors }: Refusal): Envelope {
  return { code: httpStatus[error], message, error, ...(errors && { errors }) };
}

/** Returns an envelope as a response with its code as status, not cacheable. */
export function answerWith(envelope: Envelope, headers?: Record<string, string>): Response {
  return Response.json(envelope, {
    status: envelope.code,
    headers: { 'cache-control': 'no-store', ...headers },
  });
}
