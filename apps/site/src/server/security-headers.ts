/** The one page that the office's editor shows in a frame. */
const PREVIEW_PATH = '/articles/preview';

/** For what is no page (an answer of a call, an asset): nothing may run in it. */
export const lockedPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * The headers of every answer. A page brings its own Content-Security-Policy in place of the locked
 * one: Astro writes it from the hashes of what it built.
 *
 * @param isSecure whether visitors come by TLS, so that browsers may be told to insist on it
 */
export function securityHeaders(isSecure: boolean): Record<string, string> {
  return {
    'content-security-policy': lockedPolicy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(isSecure && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  };
}

/** Those of them that speak of documents alone. */
export const documentHeaders = [
  'x-frame-options',
  'permissions-policy',
  'cross-origin-opener-policy',
] as const;

/** Who may show this page in a frame: the office's editor where it is the preview, else nobody. */
export function editorOf(path: string, officeOrigin: string | undefined): string | undefined {
  return path === PREVIEW_PATH ? officeOrigin : undefined;
}

/** A page's Content-Security-Policy with the editor let in; everybody else stays out. */
export function allowEditor(policy: string, editor: string | undefined): string {
  return editor ? policy.replace("frame-ancestors 'none'", `frame-ancestors ${editor}`) : policy;
}
