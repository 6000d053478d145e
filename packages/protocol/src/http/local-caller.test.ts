import { expect, it } from 'vitest';
import { isLocalCaller } from './local-caller.ts';

interface Request {
  address?: string;
  headers?: Record<string, string>;
  httpVersion?: string;
}

it.each<[expected: boolean, request: Request]>([
  [true, {}],
  [true, { address: '127.8.0.1' }],
  [true, { address: '::1' }],
  [true, { address: '::ffff:127.0.0.1' }],
  [true, { headers: { host: 'localhost:4321' } }],
  [true, { headers: { host: '[::1]:4321' } }],
  [true, { headers: { host: '127.0.0.1' } }],
  [false, { address: '10.0.0.1' }],
  [false, { address: '::ffff:10.0.0.1' }],
  [false, { address: 'fe80::1' }],
  [false, { address: '' }],
  [false, { address: '127.0.0.1.evil.example' }],
  // Signs of a proxy on this machine.
  [false, { headers: { 'x-forwarded-for': '203.0.113.7' } }],
  [false, { headers: { 'x-forwarded-proto': 'https' } }],
  [false, { headers: { 'x-real-ip': '203.0.113.7' } }],
  [false, { headers: { forwarded: 'for=203.0.113.7' } }],
  [false, { headers: { via: '1.1 proxy' } }],
  [false, { headers: { host: 'www.clinicdee.example' } }],
  [false, { headers: { host: '' } }],
  [false, { httpVersion: '1.0' }],
])('%s for %j', (expected, { address = '127.0.0.1', headers, httpVersion = '1.1' }) => {
  const request = {
    socket: { remoteAddress: address },
    headers: { host: '127.0.0.1:4321', ...headers },
    httpVersion,
  };
  expect(isLocalCaller(request)).toBe(expected);
});
