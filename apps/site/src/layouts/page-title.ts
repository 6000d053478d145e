import { spellings, withoutBrand } from '@clinicdee/brand/title';
import type { SiteContent } from '../content/site-content.ts';

/** Appends the brand to a page's title, once: articles may already end with it after a separator of their own. */
export function pageTitle(title: string, { brand }: Pick<SiteContent, 'brand'>): string {
  const names = [brand.name, brand.latinName];
  const own = withoutBrand(title, names);
  if (own === '') return brand.name;
  return new RegExp(spellings(names), 'iu').test(own) ? own : `${own} | ${brand.name}`;
}
