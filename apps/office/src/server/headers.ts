/**
 * Returns the Content-Security-Policy of a page. Scripts come from the office or carry the nonce, which Next adds.
 * Payload's components set inline styles.
 *
 * @param siteUrl the site, framed as live preview
 */
export function contentPolicy(nonce: string, siteUrl: string): string {
  return [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `font-src 'self' data:`,
    `frame-src 'self' ${new URL(siteUrl).origin}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

/** Whether responses of a path must not be cached: the API, except pictures. */
export function isPrivate(path: string): boolean {
  return path.startsWith('/api/') && !path.startsWith('/api/media/file/');
}
