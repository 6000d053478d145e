import { expect, it } from 'vitest';
import { ownAddress } from './own-address.ts';

const asked = (host: string, url = '/admin/login?redirect=%2Fadmin', method = 'GET') => ({
  headers: { host },
  method,
  url,
});

it('leads from one local name of the office to the other', () => {
  expect(ownAddress(asked('localhost:4322'), 'http://127.0.0.1:4322')).toBe(
    'http://127.0.0.1:4322/admin/login?redirect=%2Fadmin',
  );
  expect(ownAddress(asked('127.0.0.1:80', '/'), 'http://localhost')).toBe('http://localhost/');
});

it.each([
  [asked('127.0.0.1:4322'), 'http://127.0.0.1:4322'],
  // What forwards a port, or ends TLS, is somebody's intention.
  [asked('localhost:8080'), 'http://127.0.0.1:4322'],
  [asked('localhost:4322'), 'https://office.example.com'],
  [asked('localhost:4322', '/api/users/me'), 'http://127.0.0.1:4322'],
  [asked('localhost:4322', '/admin', 'POST'), 'http://127.0.0.1:4322'],
  [asked('not a host', '/admin'), 'http://127.0.0.1:4322'],
])('leaves everything else alone: %o at %s', (request, officeUrl) => {
  expect(ownAddress(request, officeUrl)).toBeUndefined();
});
