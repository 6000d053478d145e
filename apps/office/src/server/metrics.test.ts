import { expect, it } from 'vitest';
import { routeOf } from './metrics.ts';

it.each([
  ['/admin/collections/leads?search=0812345678', '/admin'],
  ['/api/intake/leads', '/api/intake/'],
  ['/api/somchai%40clinic.co.th', '/api/'],
  ['/wp-login.php', '/'],
])('counts %s as route %s', (url, route) => {
  expect(routeOf(url)).toBe(route);
});
