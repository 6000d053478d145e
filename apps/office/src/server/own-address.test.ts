import { expect, it } from 'vitest';
import { ownAddress } from './own-address.ts';

const requestTo = (host: string, url = '/admin/login?redirect=%2Fadmin', method = 'GET') => ({
  headers: { host },
  method,
  url,
});

it('redirects from localhost to 127.0.0.1 and back, to the configured name', () => {
  expect(ownAddress(requestTo('localhost:4322'), 'http://127.0.0.1:4322')).toBe(
    'http://127.0.0.1:4322/admin/login?redirect=%2Fadmin',
  );
  expect(ownAddress(requestTo('127.0.0.1:80', '/'), 'http://localhost')).toBe('http://localhost/');
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
