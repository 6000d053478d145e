import { expect, it } from 'vitest';
import { readablePath } from './readable-path.ts';

it.each(['/admin', '/api/leads?where[a]=%E0', '/admin/collections/%E0%B8%81', '/'])(
  'does not change %s',
  (url) => {
    expect(readablePath(url)).toBe(url);
  },
);

it.each([
  ['/api/%E0', '/api/unreadable'],
  ['/api/media/file/%?a=1', '/api/unreadable'],
  ['/admin/%E0%B8', '/unreadable'],
  ['/%', '/unreadable'],
])('replaces the malformed path %s', (url, nothing) => {
  expect(readablePath(url)).toBe(nothing);
});
