import type { Payload } from 'payload';

/**
 * Returns the title of the article at a path of the site (`/articles/detail/<slug>`, encoded or not), or
 * undefined when it no longer exists.
 */
export async function articleTitle(payload: Payload, path: string): Promise<string | undefined> {
  const titles = await articleTitles(payload, [path]);
  return titles.get(path);
}

/** Returns the titles of the articles at several paths, by path. */
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
