import { CAMPAIGN_PREFIXES } from '@clinicdee/protocol/site-content';
import type { Payload } from 'payload';

/**
 * Returns the title of the article or campaign page at a path of the site (encoded or not), or undefined when it no
 * longer exists.
 */
export async function pageTitle(payload: Payload, path: string): Promise<string | undefined> {
  return (await pageTitles(payload, [path])).get(path);
}

/** Returns the titles of the articles and campaign pages at several paths, by path. */
export async function pageTitles(
  payload: Payload,
  paths: readonly string[],
): Promise<Map<string, string>> {
  const articles = slugsBelow(['/articles/detail/'], paths);
  const campaigns = slugsBelow(CAMPAIGN_PREFIXES, paths);
  const query = (slugs: Map<string, string>) => ({
    ...{ depth: 0, pagination: false },
    where: { slug: { in: [...new Set(slugs.values())] } },
  });
  const [foundArticles, foundPages] = await Promise.all([
    articles.size > 0
      ? payload.find({
          collection: 'articles',
          select: { slug: true, title: true },
          ...query(articles),
          overrideAccess: true,
        })
      : undefined,
    campaigns.size > 0
      ? payload.find({
          collection: 'pages',
          select: { slug: true, heading: true },
          ...query(campaigns),
          overrideAccess: true,
        })
      : undefined,
  ]);
  const articleTitles = new Map(foundArticles?.docs.map(({ slug, title }) => [slug, title]));
  const pageHeadings = new Map(foundPages?.docs.map(({ slug, heading }) => [slug, heading]));
  return new Map(
    [
      ...[...articles].map(([path, slug]) => [path, articleTitles.get(slug)] as const),
      ...[...campaigns].map(([path, slug]) => [path, pageHeadings.get(slug)] as const),
    ].flatMap(([path, title]) => (title ? [[path, title] as const] : [])),
  );
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
