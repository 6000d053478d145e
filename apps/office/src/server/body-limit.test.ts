import { expect, it } from 'vitest';
import { createHash, createHmac } from 'node:crypto';
import { isLarge, refusedBody } from './body-limit.ts';

const MEGABYTE = 1024 * 1024;
const secret = 'a secret';

/** A token as Payload makes it. */
function tokenOf(exp: number, signedWith = secret): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ id: 1, exp })}`;
  const key = createHash('sha256').update(signedWith).digest('hex').slice(0, 32);
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
}

const later = Date.now() / 1000 + 60;
const of = (size: number, headers = {}) => ({
  url: '/api/media',
  headers: { 'content-length': String(size), ...headers },
});
const cookie = (token: string) => ({ cookie: `a=b; payload-token=${token}` });

it.each([
  ['a stranger, 15 MB', of(15 * MEGABYTE), 413],
  ['a stranger, a form', of(30_000), undefined],
  ['a forged session', of(15 * MEGABYTE, cookie(tokenOf(later, 'another'))), 413],
  ['a session that is over', of(15 * MEGABYTE, cookie(tokenOf(1))), 413],
  ['no token at all', of(15 * MEGABYTE, cookie('x.y.z')), 413],
  ['staff', of(15 * MEGABYTE, cookie(tokenOf(later))), undefined],
  ['staff by header', of(15 * MEGABYTE, { authorization: `JWT ${tokenOf(later)}` }), undefined],
  ['staff, 17 MB', of(17 * MEGABYTE, cookie(tokenOf(later))), 413],
  ['no number', of(Number.NaN), 413],
  ['no length', { url: '/api/media', headers: { 'transfer-encoding': 'chunked' } }, 411],
  [
    'no length, where it is counted',
    { url: '/api/intake/leads', headers: { 'transfer-encoding': 'chunked' } },
    undefined,
  ],
] as const)('%s', (_, request, status) => {
  expect(refusedBody(request, secret)).toBe(status);
});

it('takes a body of more than a megabyte for large', () => {
  expect([isLarge(of(MEGABYTE)), isLarge(of(2 * MEGABYTE))]).toEqual([false, true]);
});
