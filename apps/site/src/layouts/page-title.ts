import { spellings, withoutBrand } from '@clinicdee/brand/title';
import type { SiteContent } from '../content/site-content.ts';

/**
 * A page's title with the brand in it, once: a content site may have put it at the end already, after a
 * separator of its own.
 */
export function pageTitle(title: string, { brand }: Pick<SiteContent, 'brand'>): string {
  const names = [brand.name, brand.latinName];
  const own = withoutBrand(title, names);
  if (own === '') return brand.name;
  return new RegExp(spellings(names), 'iu').test(own) ? own : `${own} | ${brand.name}`;
}
