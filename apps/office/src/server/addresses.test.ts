import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { addressWriter, ownAddress, readablePath } from './addresses.ts';

it('writes the address that the trusted proxy reports, whatever the client claims', () => {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: '127.0.0.1' });
  const request = new IncomingMessage(socket);
  Object.assign(request.headers, {
    'x-office-address': '1.1.1.1',
    'x-forwarded-for': '203.0.113.1:4711',
  });
  addressWriter('loopback')(request);
  expect(request.headers['x-office-address']).toBe('203.0.113.1');
  addressWriter(false)(request);
  expect(request.headers['x-office-address']).toBe('127.0.0.1');
});

const requestTo = (host: string, url = '/admin/login?redirect=%2Fadmin', method = 'GET') => ({
  headers: { host },
  method,
  url,
});

it.each([
  [requestTo('127.0.0.1:4322'), 'http://127.0.0.1:4322'],
  // A forwarded port or a TLS proxy is intended.
  [requestTo('localhost:8080'), 'http://127.0.0.1:4322'],
  [requestTo('localhost:4322'), 'https://office.example.com'],
  [requestTo('localhost:4322', '/api/users/me'), 'http://127.0.0.1:4322'],
  [requestTo('localhost:4322', '/admin', 'POST'), 'http://127.0.0.1:4322'],
  [requestTo('not a host', '/admin'), 'http://127.0.0.1:4322'],
])('does not redirect %o at %s', (request, officeUrl) => {
  expect(ownAddress(request, officeUrl)).toBeUndefined();
});

it.each<[url: string, readable?: string]>([
  ['/admin'],
  ['/api/leads?where[a]=%E0'],
  ['/admin/collections/%E0%B8%81'],
  ['/api/%E0', '/api/unreadable'],
  ['/api/media/file/%?a=1', '/api/unreadable'],
  ['/admin/%E0%B8', '/unreadable'],
])('replaces %s by %s if it is malformed', (url, readable = url) => {
  expect(readablePath(url)).toBe(readable);
});
