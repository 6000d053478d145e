/** Parts of the office, by the beginnings of their addresses. */
const parts = [
  '/healthz',
  '/readyz',
  '/metrics',
  '/_next/',
  '/admin',
  '/api/intake/',
  '/api/v2/',
  '/api/public/',
  '/api/media/',
  '/api/',
];

/** Returns the part of an address as a metric label. The number of labels is bounded: each creates a time series. */
export const routeOf = (url: string): string => parts.find((part) => url.startsWith(part)) ?? '/';
