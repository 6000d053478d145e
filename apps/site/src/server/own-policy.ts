import { policyHash } from '../policy-hash.ts';

/** The scripts and styles that stand in a document. */
const inDocument = /<(script|style)\b[^>]*>([^]*?)<\/\1>/g;

/** Within a drawing a style is written as text is. */
const asRead = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&amp;', '&');

/** What a policy says that such a script or style may run by. */
const hashes = / '(sha256-[\w+/]+=*)'/g;

/**
 * A page's policy with the hashes of what stands in that page alone. Astro names every script of the build
 * in the policy of each page, also those with an address, which `'self'` lets in: half a kilobyte of every
 * page's first packets, and more leave than a page has need of.
 */
export function ownPolicy(policy: string, html: string): string {
  const own = new Set(
    [...html.matchAll(inDocument)].flatMap(([, , text = '']) =>
      [text, asRead(text)].map(policyHash),
    ),
  );
  return policy.replaceAll(hashes, (written, hash: `sha256-${string}`) =>
    own.has(hash) ? written : '',
  );
}
