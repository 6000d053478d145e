import type { APIRoute } from 'astro';
import { contentAt } from '../../content/site-content.ts';

/** Validity of the file. */
const DAYS = 90;
const DAY_MS = 24 * 60 * 60_000;

/** Security contact (RFC 9116). */
export const GET: APIRoute = ({ url, locals }) => {
  const { brand } = contentAt(url, locals);
  const expires = new Date(Date.now() + DAYS * DAY_MS);
  expires.setUTCHours(0, 0, 0, 0);
  const canonical = new URL('/.well-known/security.txt', locals.siteUrl).href;
  return new Response(
    `Contact: mailto:${brand.privacyEmail}
Expires: ${expires.toISOString()}
Preferred-Languages: th, en
Canonical: ${canonical}
`,
    { headers: { 'content-type': 'text/plain; charset=utf-8' } },
  );
};
