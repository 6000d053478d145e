import { allowTags } from '../consent/tag-policy.ts';
import { isPreview, type Tags } from '../consent/tags.ts';

/** Folder of build assets with a content hash in their names. */
export const HASHED_FOLDER = '/_astro/';

const CSP = 'content-security-policy';

/** Policy of API responses and assets: nothing may run in them. */
const lockedPolicy = "default-src 'none'; frame-ancestors 'none'";

const reportUri = '; report-uri /api/csp-reports';

export interface HeaderOptions {
  /** Marketing tags that the policy of pages allows. */
  tags: Tags;
  /** Origin of the office, whose editor embeds previews in an iframe. */
  officeOrigin: string | undefined;
  siteUrl: URL;
  /** CDN lifetime of pages in seconds; undefined without a CDN. */
  cdnSeconds?: number | undefined;
}

/** `Cache-Control` of public pages: any cache may store them but must revalidate. */
export const REVALIDATED = 'public, max-age=0, must-revalidate';

/** `Cache-Control` of pages that only the visitor's browser may store. */
export const PRIVATE_REVALIDATED = 'private, max-age=0, must-revalidate';

/** How long a CDN may serve a stale page while it refetches the page, and while the site is down. */
const STALE_SECONDS = 60;
const STALE_IF_ERROR_SECONDS = 86_400;

/** `Cache-Control` of public pages behind a CDN, which is purged on changes. */
const cdnCacheControl = (seconds: number) =>
  `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${STALE_SECONDS}, stale-if-error=${STALE_IF_ERROR_SECONDS}`;

/** Defaults for every response. */
const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Headers with an effect on documents only. Scripts, fonts, images, manifests and empty responses omit them. */
const documentHeaders = {
  'x-frame-options': 'DENY',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), browsing-topics=()',
};

const neverDocuments = /^(image\/|application\/manifest)/;

/**
 * Sets the security and cache headers of a response. Astro writes the Content-Security-Policy of a page
 * from the hashes of its scripts and styles; only this function extends it, for the configured tags and
 * the editor. All other responses get the locked policy.
 */
export function protect(
  headers: Headers,
  { path, status }: { path: string; status: number },
  options: HeaderOptions,
): void {
  // The office's editor embeds previews in an iframe. `strict-origin` keeps the token out of the Referer.
  const isDraft = isPreview(path);
  const editor = isDraft ? options.officeOrigin : undefined;
  const isAsset =
    (path.startsWith(HASHED_FOLDER) && status < 400) ||
    status === 204 ||
    neverDocuments.test(headers.get('content-type') ?? '');

  const { cdnSeconds } = options;
  if (cdnSeconds !== undefined && headers.get('cache-control') === REVALIDATED) {
    headers.set('cache-control', cdnCacheControl(cdnSeconds));
  }
  const policy = headers.get(CSP);
  const isPage = headers.get('content-type')?.startsWith('text/html');
  const extended = policy && allowEditor(allowTags(policy, isDraft ? {} : options.tags), editor);
  headers.set(CSP, (extended ?? lockedPolicy) + (isPage ? reportUri : ''));
  const isPrivate = isPage && headers.get('cache-control') === 'no-store';
  const conditional = {
    ...(!isAsset && documentHeaders),
    // Isolates a page from a foreign one that opened it. The browser starts a new process for it, which is slow.
    ...(isPrivate && { 'cross-origin-opener-policy': 'same-origin' }),
    ...(isDraft && { 'referrer-policy': 'strict-origin' }),
  };
  for (const [name, value] of Object.entries({ ...always, ...conditional })) {
    if (!headers.has(name)) headers.set(name, value);
  }
  // X-Frame-Options cannot name an allowed origin; `frame-ancestors` does.
  if (editor) headers.delete('x-frame-options');
  if (options.siteUrl.protocol === 'https:') {
    headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains');
  }
}

const allowEditor = (policy: string, editor: string | undefined) =>
  editor ? policy.replace("frame-ancestors 'none'", `frame-ancestors ${editor}`) : policy;
