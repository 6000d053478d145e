import { CAMPAIGN_PREFIXES, campaignAddress } from '@clinicdee/protocol/site-content';
import type { Payload } from 'payload';
import { decoded } from '../site/page-of-site.ts';
import type { Page } from '../payload-types.ts';

/** What has a title, by the prefixes of its paths. */
const kinds = [
  { collection: 'articles', prefixes: ['/articles/detail/'], title: 'title' },
  { collection: 'pages', prefixes: CAMPAIGN_PREFIXES, title: 'heading' },
] as const;

interface Row {
  id: number;
  slug: string;
  title?: string | null;
  heading?: string | null;
  language?: Page['language'];
}

/**
 * Returns the titles of the articles and campaign pages at paths of the site (encoded or not), by path, without those
 * that no longer exist.
 */
export async function pageTitles(
  payload: Payload,
  paths: readonly string[],
): Promise<Map<string, string>> {
  const titles = new Map<string, string>();
  for (const { collection, prefixes, title } of kinds) {
    const slugs = slugsBelow(prefixes, paths);
    if (slugs.size === 0) continue;
    const { docs: rows } = await payload.db.find<Row>({
      collection,
      where: { slug: { in: [...new Set(slugs.values())] } },
      select: { slug: true, language: true, [title]: true },
      pagination: false,
    });
    for (const [path, slug] of slugs) {
      const named = rows.filter((row) => row.slug === slug);
      const found = named.find((row) => isAt(path, row)) ?? named[0];
      if (found?.[title]) titles.set(path, found[title]);
    }
  }
  return titles;
}

/** Whether a path is that of a campaign page in its language; articles have none, and a page may have been in another. */
const isAt = (path: string, { language }: Row) =>
  language !== undefined && path.startsWith(campaignAddress({ slug: '', language }));

/** Returns the slugs of the paths below one of the prefixes, by path. */
function slugsBelow(prefixes: readonly string[], paths: readonly string[]): Map<string, string> {
  const slugs = new Map<string, string>();
  for (const path of paths) {
    const prefix = prefixes.find((one) => path.startsWith(one));
    if (prefix === undefined) continue;
    const [encoded = ''] = path.slice(prefix.length).split(/[/?#]/);
    const slug = decoded(encoded).normalize('NFC');
    if (slug !== '') slugs.set(path, slug);
  }
  return slugs;
}
