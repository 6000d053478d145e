import { expect, it } from 'vitest';
import { isLocalCaller } from './local-caller.ts';

const asked = (remoteAddress: string, headers: Record<string, string> = {}, httpVersion = '1.1') =>
  isLocalCaller({
    socket: { remoteAddress },
    headers: { host: '127.0.0.1:4321', ...headers },
    httpVersion,
  });

it.each(['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1'])('knows %s as local', (address) => {
  expect(asked(address)).toBe(true);
});

it.each(['localhost:4321', '[::1]:4321', '127.0.0.1'])('by the name %s', (host) => {
  expect(asked('127.0.0.1', { host })).toBe(true);
});

it.each(['10.0.0.1', '::ffff:10.0.0.1', 'fe80::1', '', '127.0.0.1.evil.example'])(
  'knows %s as somebody else',
  (address) => {
    expect(asked(address)).toBe(false);
  },
);

it.each([
  { 'x-forwarded-for': '203.0.113.7' },
  { 'x-forwarded-proto': 'https' },
  { 'x-real-ip': '203.0.113.7' },
  { forwarded: 'for=203.0.113.7' },
  { via: '1.1 proxy' },
  { host: 'www.clinicdee.example' },
  { host: '' },
])('does not take a proxy on this machine for local: %j', (headers) => {
  expect(asked('127.0.0.1', headers)).toBe(false);
});

it('nor one that says nothing at all, and speaks the old HTTP', () => {
  expect(asked('127.0.0.1', {}, '1.0')).toBe(false);
});
