import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { addressWriter } from './visitor-address.ts';

it.each([
  // The port that a proxy appends is removed.
  ['loopback', '203.0.113.1:4711', '203.0.113.1'],
  ['loopback', 'unknown', '127.0.0.1'],
  [false, '203.0.113.1', '127.0.0.1'],
] as const)(
  'with trusted proxies %s and X-Forwarded-For %s, the address is %s, whatever the client claims',
  (proxies, said, address) => {
    const socket = new Socket();
    Object.defineProperty(socket, 'remoteAddress', { value: '127.0.0.1' });
    const request = new IncomingMessage(socket);
    Object.assign(request.headers, { 'x-office-address': '1.1.1.1', 'x-forwarded-for': said });
    addressWriter(proxies)(request);
    expect(request.headers['x-office-address']).toBe(address);
  },
);
