import type { Envelope, ErrorCode } from '@clinicdee/protocol';
import { answerWith, type Refusal, refusalOf } from '@clinicdee/protocol/http/answer';
import { fill } from '../content/fill-in.ts';
import type { SiteContent } from '../content/site-content.ts';
import type { Exceeded } from './rate-limit.ts';

/** In whose words a call is refused. */
type Words = Pick<SiteContent, 'refusals'>;

/** In whose words a call over a limit is. */
type LimitWords = Pick<SiteContent, 'limits'>;

/** Why a call is refused: whoever asks too often is told for how long, and so not in these words. */
export type Refused = Exclude<ErrorCode, 'too_many'>;

/** The envelope of a refusal, in the words that a visitor reads unless others are given. */
export function refusal(
  error: Refused,
  { refusals }: Words,
  said: Partial<Refusal> = {},
): Envelope {
  return refusalOf(error, { message: refusals[error], ...said });
}

/** A refusal as the answer of a call. */
export function refuse(error: Refused, words: Words, headers?: Record<string, string>): Response {
  return answerWith(refusal(error, words), headers);
}

/** The envelope of a call more than the limit allows: its words say when to come again. */
export function refusalExceeded(
  { error, retryAfterSeconds }: Exceeded,
  { limits }: LimitWords,
): Envelope {
  const wait = waitInWords(retryAfterSeconds, limits);
  return refusalOf(error, { message: fill(limits[error], { wait }) });
}

/** The same as the answer of a call. */
export function refuseExceeded(exceeded: Exceeded, words: LimitWords): Response {
  const headers = { 'retry-after': String(exceeded.retryAfterSeconds) };
  return answerWith(refusalExceeded(exceeded, words), headers);
}

/** Hours and minutes (spec §9), rounded up: nobody comes a minute early to be refused again. */
function waitInWords(seconds: number, { hours, minutes }: SiteContent['limits']): string {
  const total = Math.ceil(seconds / 60);
  return [
    { count: Math.floor(total / 60), unit: hours },
    { count: total % 60, unit: minutes },
  ]
    .filter(({ count }) => count > 0)
    .map(({ count, unit }) => fill(unit, { count }))
    .join(' ');
}
