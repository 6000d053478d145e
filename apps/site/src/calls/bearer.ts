import { createHash, timingSafeEqual } from 'node:crypto';
import { httpStatus } from '@clinicdee/protocol';
import { refusals } from '../content/th/refusals.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a request carries the key of the office as its bearer. No key set: nobody may read. */
export function isReader(request: Request, key: string | undefined): boolean {
  const [, given] = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '') ?? [];
  return key !== undefined && given !== undefined && timingSafeEqual(digest(given), digest(key));
}

/** The answer to who is none. */
export const unauthorized = (): Response =>
  Response.json(
    { code: httpStatus.unauthorized, message: refusals.unauthorized, error: 'unauthorized' },
    { status: httpStatus.unauthorized, headers: { 'cache-control': 'no-store' } },
  );
