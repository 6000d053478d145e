/**
 * The Content-Security-Policy of a page. Scripts come from the office itself or carry the page's
 * nonce, which Next puts on its own. Payload's components set styles as they go.
 *
 * @param siteUrl the public site, shown beside the editor as live preview
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

/** Whether an address answers with what nobody may keep: everything of the API but pictures. */
export function isPrivate(path: string): boolean {
  return path.startsWith('/api/') && !path.startsWith('/api/media/file/');
}
