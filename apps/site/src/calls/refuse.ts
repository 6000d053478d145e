import type { Envelope, ErrorCode } from '@clinicdee/protocol';
import { answerWith, type Refusal, refusalOf } from '@clinicdee/protocol/calls/answer';
import { refusals } from '../content/th/refusals.ts';

/** The envelope of a refusal, in the words that a visitor reads unless others are given. */
export function refusal(error: ErrorCode, said: Partial<Refusal> = {}): Envelope {
  return refusalOf(error, { message: refusals[error], ...said });
}

/** A refusal as the answer of a call. */
export function refuse(error: ErrorCode, headers?: Record<string, string>): Response {
  return answerWith(refusal(error), headers);
}
