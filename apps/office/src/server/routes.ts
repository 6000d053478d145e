/** Known path segments below `/admin` and `/api`. */
const names = new Set([
  ...['leads', 'registrations', 'articles', 'pages', 'media', 'tags', 'users', 'alerts', 'history'],
  ...[
    'intake',
    'v2',
    'public',
    'consents',
    'access',
    'payload-preferences',
    'payload-locked-documents',
  ],
  ...['audit', 'globals', 'site-content', 'refused-leads'],
  ...['account', 'login', 'logout', 'forgot', 'reset', 'create-first-user', 'unauthorized'],
  ...['statistics', 'collections'],
]);

/**
 * Returns the route pattern of an address as a metric label, without ids and file names. The number of labels is
 * bounded, since each creates a time series.
 */
export function routeOf(url: string, status: number): string {
  const [path = '/'] = url.split(/[?#]/);
  const parts = path.split('/').filter(Boolean);
  const [first, second, third] = parts;
  if (first === undefined) return '/';
  if (['healthz', 'readyz', 'metrics'].includes(first) && parts.length === 1) return path;
  if (first === '_next') return '/_next/*';
  if (first !== 'admin' && first !== 'api') return status < 400 ? 'file' : 'none';
  if (second === undefined) return `/${first}`;
  if (!names.has(second)) return 'none';
  const isCollection = second === 'collections' && third !== undefined;
  if (isCollection && !names.has(third)) return 'none';
  const start = isCollection ? [first, second, third] : [first, second];
  return `/${start.join('/')}${parts.length > start.length ? '/*' : ''}`;
}
