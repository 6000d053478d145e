import type { SiteContent } from '../content/site-content.ts';

/** What people put between a title and a name after it. */
const separator = String.raw`\s*[|｜¦\-–—―·•:：/\\,~>»«(\[]+\s*`;

/**
 * A page's title with the brand in it, once: a content site may have put it at the end already, after a
 * separator of its own.
 */
export function pageTitle(title: string, { brand }: Pick<SiteContent, 'brand'>): string {
  const names = [brand.name, brand.latinName].map(spelled).join('|');
  const own = title
    .replace(new RegExp(`(?:${separator}(?:${names})[)\\]\\s]*)+$`, 'iu'), '')
    .trim();
  if (own === '') return brand.name;
  return new RegExp(names, 'iu').test(own) ? own : `${own} | ${brand.name}`;
}

/** A name as people type it, with or without its spaces. */
const spelled = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join(String.raw`\s*`);
