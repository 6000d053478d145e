import type { Catalogue } from '../articles/read/catalogue.ts';
import { articleAddress } from '../articles/read/list-address.ts';
import type { Render } from './rendered-pages.ts';

/**
 * Makes a page of each kind that is rendered on demand, before anybody asks: the first of each reads modules,
 * meets a cold compiler and an empty memory of words, and holds everybody up for a tenth of a second. Never throws.
 */
export async function makeFirstPages(
  rendered: Render,
  catalogue: Pick<Catalogue, 'newest'>,
  siteUrl: URL,
): Promise<void> {
  try {
    const [article] = catalogue.newest(1);
    if (!article) return;
    const search = `/articles?${new URLSearchParams({ q: article.title })}`;
    for (const path of ['/articles', articleAddress(article.slug), search]) {
      await rendered(new Request(new URL(path, siteUrl)), '');
    }
  } catch {
    // Whoever asks for it is told.
  }
}
