import type { Envelope, ErrorCode } from '@clinicdee/protocol';
import { answerWith, type Refusal, refusalOf } from '@clinicdee/protocol/http/messages';
import { fill } from '../content/fill-in.ts';
import type { SiteContent } from '../content/site-content.ts';
import type { Exceeded } from './rate-limit.ts';

type Words = Pick<SiteContent, 'refusals'>;
type LimitWords = Pick<SiteContent, 'limits'>;

/** Error code of a rejected call, except rate limits, whose message includes the wait. */
export type Refused = Exclude<ErrorCode, 'too_many'>;

/** Creates the envelope of an error; `overrides` replace its message and other fields. */
export function refusal(
  error: Refused,
  { refusals }: Words,
  overrides: Partial<Refusal> = {},
): Envelope {
  return refusalOf(error, { message: refusals[error], ...overrides });
}

/** Creates the response of a rejected call. */
export function refuse(error: Refused, words: Words, headers?: Record<string, string>): Response {
  return answerWith(refusal(error, words), headers);
}

/** Creates the envelope of a rate-limited call. Its message states the wait. */
export function refusalExceeded(
  { error, retryAfterSeconds }: Exceeded,
  { limits }: LimitWords,
): Envelope {
  const wait = waitInWords(retryAfterSeconds, limits);
  return refusalOf(error, { message: fill(limits[error], { wait }) });
}

/** Creates the response of a rate-limited call. */
export function refuseExceeded(exceeded: Exceeded, words: LimitWords): Response {
  const headers = { 'retry-after': String(exceeded.retryAfterSeconds) };
  return answerWith(refusalExceeded(exceeded, words), headers);
}

/** Formats hours and minutes (spec §9), rounded up, so that a retry at that time is not too early. */
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
