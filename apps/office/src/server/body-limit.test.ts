import { expect, it } from 'vitest';
import { sessionToken } from '../../test/session-token.ts';
import { isLarge, refusedBody } from './body-limit.ts';

const MEGABYTE = 1024 * 1024;
const secret = 'a secret';
const session = sessionToken(secret);

const ofSize = (size: number, headers = {}) => ({
  url: '/api/media',
  headers: { 'content-length': String(size), ...headers },
});
const chunked = (url: string) => ({ url, headers: { 'transfer-encoding': 'chunked' } });
const cookie = (token: string) => ({ cookie: `a=b; payload-token=${token}` });

it.each([
  ['15 MB without a session', ofSize(15 * MEGABYTE), 413],
  ['a form without a session', ofSize(30_000), undefined],
  ['15 MB with a forged session', ofSize(15 * MEGABYTE, cookie(sessionToken('another'))), 413],
  ['15 MB with an expired session', ofSize(15 * MEGABYTE, cookie(sessionToken(secret, 1))), 413],
  ['15 MB with a malformed session', ofSize(15 * MEGABYTE, cookie('x.y.z')), 413],
  ['15 MB of staff', ofSize(15 * MEGABYTE, cookie(session)), undefined],
  [
    '15 MB of staff by header',
    ofSize(15 * MEGABYTE, { authorization: `JWT ${session}` }),
    undefined,
  ],
  ['17 MB of staff', ofSize(17 * MEGABYTE, cookie(session)), 413],
  ['a length that is no number', ofSize(Number.NaN), 413],
  ['an unknown method', { url: '/api/leads', method: 'TRACE', headers: {} }, 405],
  ['a form sent to a page', { url: '/admin/login', method: 'POST', headers: {} }, 405],
  [
    'a call of a page',
    { url: '/admin', method: 'POST', headers: { 'next-action': 'a' } },
    undefined,
  ],
  [
    'JSON with another method',
    { url: '/api/leads', method: 'POST', headers: { 'x-http-method-override': 'GET' } },
    405,
  ],
  ['a body without length', chunked('/api/media'), 411],
  ['a body without length for an endpoint that limits it', chunked('/api/intake/leads'), undefined],
] as const)('answers %s: %o with %s', (_, request, status) => {
  expect(refusedBody(request, secret)).toBe(status);
});

it('counts a body over one megabyte as large', () => {
  expect([isLarge(ofSize(MEGABYTE)), isLarge(ofSize(2 * MEGABYTE))]).toEqual([false, true]);
});
