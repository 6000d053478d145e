const PICTURES = '/api/media/file/';

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

/**
 * Returns the security headers of every response, also of those that Next does not write.
 *
 * @param officeUrl with https, browsers are told to use nothing else
 */
export function securityHeaders(path: string, officeUrl: string): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    // The live preview may open in a window of its own.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    // Pictures are public, and shown by other sites.
    'Cross-Origin-Resource-Policy': path.startsWith(PICTURES) ? 'cross-origin' : 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    'X-Robots-Tag': 'noindex',
    ...(officeUrl.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=63072000' }),
    ...(path.startsWith('/api/') &&
      !path.startsWith(PICTURES) && { 'Cache-Control': 'private, no-store' }),
  };
}
