import { expect, it } from 'vitest';
import { listAddress, readListQuery } from './list-address.ts';

it.each([
  ['q=%00', '/articles'],
  ['q=a%00b%1b&tag=%00', '/articles?q=ab'],
  ['q=+%09+&tag=+', '/articles'],
  ['tag=x&q=y&page=1&utm_source=z', '/articles?q=y&tag=x'],
  ['q=y&order=best', '/articles?q=y'],
  ['q=y&order=title', '/articles?q=y&order=title'],
  ['order=best', '/articles'],
  ['order=title', '/articles'],
  ['page=2&order=newest', '/articles?order=newest&page=2'],
])('reads ?%s as %s', (query, address) => {
  expect(listAddress(readListQuery(new URLSearchParams(query)))).toBe(address);
});
