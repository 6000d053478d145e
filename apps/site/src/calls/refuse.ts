import type { Envelope, ErrorCode } from '@clinicdee/protocol';
import { answerWith, type Refusal, refusalOf } from '@clinicdee/protocol/calls/answer';
import type { SiteContent } from '../content/site-content.ts';
import type { Exceeded } from './rate-limit.ts';

/** In whose words a call is refused. */
type Words = Pick<SiteContent, 'refusals'>;

/** The envelope of a refusal, in the words that a visitor reads unless others are given. */
export function refusal(
  error: ErrorCode,
  { refusals }: Words,
  said: Partial<Refusal> = {},
): Envelope {
  return refusalOf(error, { message: refusals[error], ...said });
}

/** A refusal as the answer of a call. */
export function refuse(error: ErrorCode, words: Words, headers?: Record<string, string>): Response {
  return answerWith(refusal(error, words), headers);
}

/** A call more than the limit allows: refused, with when to come again. */
export function refuseExceeded({ error, retryAfterSeconds }: Exceeded, words: Words): Response {
  return refuse(error, words, { 'retry-after': String(retryAfterSeconds) });
}
