/** What the office answers below `/admin` and `/api`; a name that is none of these is nobody's. */
const names = new Set([
  ...['leads', 'registrations', 'articles', 'media', 'tags', 'users', 'alerts', 'history'],
  ...[
    'intake',
    'v2',
    'public',
    'consents',
    'access',
    'payload-preferences',
    'payload-locked-documents',
  ],
  ...['account', 'login', 'logout', 'forgot', 'reset', 'create-first-user', 'unauthorized'],
  ...['statistics', 'collections'],
]);

/**
 * Names an address by its pattern, of which there are some dozens whatever is asked for: each is a row
 * of figures for ever. Numbers and names of files are left out.
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
