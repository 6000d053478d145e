import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { addressKey, isLocalCaller, trustFor, visitorOf } from './address.ts';

it.each([
  ['203.0.113.7', '203.0.113.7/32', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.7/32', '203.0.113.0/24'],
  ['::ffff:cb00:7107', '203.0.113.7/32', '203.0.113.0/24'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['::1', '::/64', '::/48'],
  ['fe80::1%eth0', 'fe80::/64', 'fe80::/48'],
])('%s has the key %s, and its network %s', (address, key, network) => {
  expect(addressKey(address, 'address')).toBe(key);
  expect(addressKey(address, 'network')).toBe(network);
});

it('returns an invalid address unchanged', () => {
  expect(addressKey('unknown', 'address')).toBe('unknown');
  expect(addressKey('', 'network')).toBe('');
});

interface Request {
  address?: string;
  headers?: Record<string, string>;
  httpVersion?: string;
}

it.each<[expected: boolean, request: Request]>([
  [true, {}],
  [true, { address: '::1' }],
  [true, { address: '::ffff:127.0.0.1' }],
  [true, { headers: { host: 'localhost:4321' } }],
  [true, { headers: { host: '[::1]:4321' } }],
  [false, { address: '10.0.0.1' }],
  [false, { address: '::ffff:10.0.0.1' }],
  [false, { address: '' }],
  [false, { address: '127.0.0.1.evil.example' }],
  // Signs of a proxy on this machine.
  [false, { headers: { 'x-forwarded-for': '203.0.113.7' } }],
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

/** Returns the visitor's address, given the trusted proxies, the connection and `X-Forwarded-For`. */
function visitor(trusted: string | false, from: string, forwarded: string): string {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: from });
  const request = new IncomingMessage(socket);
  request.headers['x-forwarded-for'] = forwarded;
  return visitorOf(request, trustFor(trusted));
}

it.each([
  [false, '127.0.0.1', '198.51.100.7, 203.0.113.1', '127.0.0.1'],
  // Only what the trusted proxy added counts.
  ['loopback', '127.0.0.1', '198.51.100.7, 203.0.113.1', '203.0.113.1'],
  ['loopback', '192.0.2.1', '198.51.100.7, 203.0.113.1', '192.0.2.1'],
  ['127.0.0.1, 203.0.113.0/24', '127.0.0.1', '198.51.100.7, 203.0.113.1', '198.51.100.7'],
  // With a port, also for an intermediate proxy.
  ['loopback', '127.0.0.1', '203.0.113.1:4711', '203.0.113.1'],
  ['loopback', '::1', '[2001:db8::1]:443', '2001:db8::1'],
  ['127.0.0.1, 10.0.0.0/8', '127.0.0.1', '198.51.100.7:80, 10.0.0.1:4711', '198.51.100.7'],
  // An invalid address is replaced by the proxy that forwarded it.
  ['loopback', '127.0.0.1', 'unknown', '127.0.0.1'],
  ['loopback', '127.0.0.1', '198.51.100.7, unknown', '127.0.0.1'],
  ['127.0.0.1, 10.0.0.0/8', '127.0.0.1', 'nobody, 10.0.0.1', '10.0.0.1'],
] as const)(
  'trusting %s, a request from %s for %s is from %s',
  (trusted, from, forwarded, expected) => {
    expect(visitor(trusted, from, forwarded)).toBe(expected);
  },
);
