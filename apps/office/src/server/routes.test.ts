import { expect, it } from 'vitest';
import { routeOf } from './routes.ts';

it.each([
  ['/', 200, '/'],
  ['/admin', 200, '/admin'],
  ['/admin/collections/leads?page=2&search=0812345678', 200, '/admin/collections/leads'],
  ['/admin/collections/leads/17', 200, '/admin/collections/leads/*'],
  ['/admin/collections/wp-login', 404, 'none'],
  ['/api/intake/leads', 200, '/api/intake/*'],
  ['/api/media/file/a-name.webp', 200, '/api/media/*'],
  ['/api/somchai%40clinic.co.th', 404, 'none'],
  ['/_next/static/chunks/1a2b.js', 200, '/_next/*'],
  ['/readyz', 503, '/readyz'],
  ['/mark.svg', 200, 'file'],
  ['/wp-login.php', 404, 'none'],
])('counts %s with status %i as route %s', (url, status, route) => {
  expect(routeOf(url, status)).toBe(route);
});
