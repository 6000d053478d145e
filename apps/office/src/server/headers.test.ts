import { expect, it } from 'vitest';
import { securityHeaders } from './headers.ts';

it('lets other sites show pictures, and nothing else', () => {
  const policy = (path: string) =>
    securityHeaders(path, 'http://127.0.0.1:4322')['Cross-Origin-Resource-Policy'];
  expect(policy('/api/media/file/a.webp')).toBe('cross-origin');
  expect([policy('/admin'), policy('/api/media')]).toEqual(['same-origin', 'same-origin']);
});

it('sends Strict-Transport-Security over HTTPS only', () => {
  const strict = (url: string) => securityHeaders('/admin', url)['Strict-Transport-Security'];
  expect(strict('https://office.example.com')).toBe('max-age=63072000');
  expect(strict('http://127.0.0.1:4322')).toBeUndefined();
});
