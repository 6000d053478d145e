import { CAMPAIGN_PREFIXES } from '@clinicdee/protocol/site-content';
import type { Payload } from 'payload';

/**
 * Returns the title of the article or campaign page at a path of the site (encoded or not), or undefined when it no
 * longer exists.
 */
export async function pageTitle(payload: Payload, path: string): Promise<string | undefined> {
  const titles = await pageTitles(payload, [path]);
  return titles.get(path);
}

/** Returns the titles of the articles and campaign pages at several paths, by path. */
export async function pageTitles(
  payload: Payload,
  paths: readonly string[],
): Promise<Map<string, string>> {
  const articles = slugsBelow(['/articles/detail/'], paths);
  const campaigns = slugsBelow(CAMPAIGN_PREFIXES, paths);
  const query = (slugs: Map<string, string>) => ({
    where: { slug: { in: [...new Set(slugs.values())] } },
    depth: 0,
    pagination: false,
  });
  const titles = new Map<string, string>();
  const collect = (slugs: Map<string, string>, found: [slug: string, title: string][]) => {
    const bySlug = new Map(found);
    for (const [path, slug] of slugs) {
      const title = bySlug.get(slug);
      if (title) titles.set(path, title);
    }
  };
  if (articles.size > 0) {
    const { docs } = await payload.find({
      collection: 'articles',
      select: { slug: true, title: true },
      ...query(articles),
      overrideAccess: true,
    });
    collect(
      articles,
      docs.map(({ slug, title }) => [slug, title]),
    );
  }
  if (campaigns.size > 0) {
    const { docs } = await payload.find({
      collection: 'pages',
      select: { slug: true, heading: true },
      ...query(campaigns),
      overrideAccess: true,
    });
    collect(
      campaigns,
      docs.map(({ slug, heading }) => [slug, heading]),
    );
  }
  return titles;
}

/** Returns the slugs of the paths below one of the prefixes, by path. */
function slugsBelow(prefixes: readonly string[], paths: readonly string[]): Map<string, string> {
  return new Map(
    paths.flatMap((path) => {
      const prefix = prefixes.find((one) => path.startsWith(one));
      const [encoded = ''] = prefix === undefined ? [] : path.slice(prefix.length).split(/[/?#]/);
      const slug = decoded(encoded);
      return slug === '' ? [] : [[path, slug] as const];
    }),
  );
}

function decoded(encoded: string): string {
  try {
    return decodeURIComponent(encoded).normalize('NFC');
  } catch {
    return '';
  }
}
