import { type Envelope, type ErrorCode, httpStatus } from '../envelope.ts';

/** What a refusal says beside its code. */
export interface Refusal {
  /** In words for whoever sent the request. */
  message: string;
  /** What is wrong with each field. */
  errors?: Record<string, string> | undefined;
}

/** The envelope of a refusal. */
export function refusalOf(error: ErrorCode, { message, errors }: Refusal): Envelope {
  return { code: httpStatus[error], message, error, ...(errors && { errors }) };
}

/** An envelope as the answer of a call: its status is its code, and nobody keeps it. */
export function answerWith(envelope: Envelope, headers?: Record<string, string>): Response {
  return Response.json(envelope, {
    status: envelope.code,
    headers: { 'cache-control': 'no-store', ...headers },
  });
}
