import { allowTags } from '../consent/tag-policy.ts';
import { isPreview, type Tags } from '../consent/tags.ts';

/** Where the build puts what carries a hash of its content in its name. */
export const HASHED_FOLDER = '/_astro/';

/** The header that says what a page may load and run. */
const POLICY = 'content-security-policy';

/** For what is no page (an answer of a call, an asset): nothing may run in it. */
const lockedPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Where browsers tell what the policy kept a page from doing. */
const reported = '; report-uri /api/csp-reports';

/** What the headers of an answer depend on, beside the answer. */
export interface HeaderOptions {
  /** The tags that a page's policy is opened for. */
  tags: Tags;
  /** The office's origin, whose editor may show the preview in a frame. */
  officeOrigin: string | undefined;
  siteUrl: URL;
  /** How long a CDN may keep pages, in seconds; undefined where there is none. */
  cdnSeconds?: number | undefined;
}

/** Of pages that anybody may keep, and nobody may show without asking whether they are still right. */
export const REVALIDATED = 'public, max-age=0, must-revalidate';

/** Of pages that nobody but who asked may keep. */
export const OF_ONE_VISITOR = 'private, max-age=0, must-revalidate';

/** How long a CDN may go on with a page while it fetches the next, and while the site is away. */
const STALE_SECONDS = 60;
const STALE_WHILE_AWAY_SECONDS = 86_400;

/** The same where there is a CDN: that keeps them, is told of changes, and asks when it is time. */
const keptByCdn = (seconds: number) =>
  `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${STALE_SECONDS}, stale-if-error=${STALE_WHILE_AWAY_SECONDS}`;

/** Of every answer, unless the answer says otherwise. */
const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/**
 * They speak of documents alone: on a script, a font, a picture, a manifest or an answer without a body they
 * would only weigh.
 */
const ofDocuments = {
  'x-frame-options': 'DENY',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), browsing-topics=()',
};

/**
 * Cuts a page off from a foreign one that opened it. To do so a browser starts another process for it, cold:
 * what somebody writes into, or what is about them, is worth that; what everybody may read is not.
 */
const ofOnesOwn = { 'cross-origin-opener-policy': 'same-origin' };

const neverDocuments = /^(image\/|application\/manifest)/;

/**
 * Sets the headers that every answer has. A page comes with its own Content-Security-Policy, which
 * Astro wrote from the hashes of what it built: here, and only here, it is opened for the tags that are
 * configured and for the editor. Everything else is locked.
 */
export function protect(
  headers: Headers,
  { path, status }: { path: string; status: number },
  options: HeaderOptions,
): void {
  // The office's editor shows previews in a frame; the token in their address goes nowhere else.
  const isDraft = isPreview(path);
  const editor = isDraft ? options.officeOrigin : undefined;
  const isAsset =
    (path.startsWith(HASHED_FOLDER) && status < 400) ||
    status === 204 ||
    neverDocuments.test(headers.get('content-type') ?? '');

  const { cdnSeconds } = options;
  if (cdnSeconds !== undefined && headers.get('cache-control') === REVALIDATED) {
    headers.set('cache-control', keptByCdn(cdnSeconds));
  }
  const given = headers.get(POLICY);
  const isPage = headers.get('content-type')?.startsWith('text/html');
  const opened = given && allowEditor(allowTags(given, isDraft ? {} : options.tags), editor);
  headers.set(POLICY, (opened ?? lockedPolicy) + (isPage ? reported : ''));
  const isOnesOwn = isPage && headers.get('cache-control') === 'no-store';
  const more = {
    ...(!isAsset && ofDocuments),
    ...(isOnesOwn && ofOnesOwn),
    ...(isDraft && { 'referrer-policy': 'strict-origin' }),
  };
  for (const [name, value] of Object.entries({ ...always, ...more })) {
    if (!headers.has(name)) headers.set(name, value);
  }
  // This header cannot name who may; the page's policy does.
  if (editor) headers.delete('x-frame-options');
  if (options.siteUrl.protocol === 'https:') {
    headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains');
  }
}

const allowEditor = (policy: string, editor: string | undefined) =>
  editor ? policy.replace("frame-ancestors 'none'", `frame-ancestors ${editor}`) : policy;
