import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { trustFor, visitorOf } from './visitor-address.ts';

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
