import type { Payload } from 'payload';

/**
 * The title of the article that a path of the site shows (`/articles/detail/<slug>`, encoded or not);
 * undefined when there is none any more.
 */
export async function articleTitle(payload: Payload, path: string): Promise<string | undefined> {
  const titles = await articleTitles(payload, [path]);
  return titles.get(path);
}

/** The titles of several paths at once. */
export async function articleTitles(
  payload: Payload,
  paths: readonly string[],
): Promise<Map<string, string>> {
  const slugs = new Map(paths.flatMap((path) => (slugOf(path) ? [[path, slugOf(path)]] : [])));
  if (slugs.size === 0) return new Map();
  const { docs } = await payload.find({
    collection: 'articles',
    where: { slug: { in: [...new Set(slugs.values())] } },
    select: { slug: true, title: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  const titles = new Map(docs.map(({ slug, title }) => [slug, title]));
  return new Map(
    [...slugs].flatMap(([path, slug]) => {
      const title = titles.get(slug);
      return title ? [[path, title] as const] : [];
    }),
  );
}

function slugOf(path: string): string {
  const encoded = /^\/articles\/detail\/([^/?#]+)/.exec(path)?.[1] ?? '';
  try {
    return decodeURIComponent(encoded).normalize('NFC');
  } catch {
    return '';
  }
}
