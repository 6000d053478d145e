import { slugFrom } from '@clinicdee/protocol/slug';
import type { SourceArticle } from '../../content-site/source-article.ts';

/** The identifying fields of a stored article. */
export interface KnownArticle {
  id: number;
  slug: string;
  /** Whether the content site sent the slug; otherwise it was derived from the title, or is numbered. */
  hasOwnSlug: boolean;
  title: string;
  publishedAt: number | undefined;
}

type Identity = Pick<KnownArticle, 'title'> & { publishedAt?: number | undefined };

const titleAndDate = ({ title, publishedAt }: Identity) => JSON.stringify([title, publishedAt]);
const keys: ((article: Identity) => string | undefined)[] = [
  titleAndDate,
  ({ title }) => title,
  ({ publishedAt }) => publishedAt?.toString(),
];

/**
 * Returns the stored id of each known article: by slug, by an earlier slug and, for a content site with only the six
 * fields of spec §3, by title and date, then by either alone where that is unique on both sides. So a
 * corrected title or a new date keeps the URL.
 */
export function matchArticle(
  sent: readonly SourceArticle[],
  known: readonly KnownArticle[],
): Map<SourceArticle, number> {
  const matches = new Map<SourceArticle, number>();
  const unmatched = new Map(known.map((article) => [article.id, article]));
  const assign = (article: SourceArticle, id: number | undefined) => {
    if (id === undefined || matches.has(article) || !unmatched.delete(id)) return;
    matches.set(article, id);
  };
  // Slugs stored by an older slug rule match, too.
  const idBySlug = new Map([
    ...known.map(({ id, slug }) => [slugFrom(slug), id] as const),
    ...known.map(({ id, slug }) => [slug, id] as const),
  ]);
  for (const article of sent) assign(article, idBySlug.get(article.slug ?? ''));
  for (const article of sent) {
    for (const slug of article.previousSlugs) assign(article, idBySlug.get(slug));
  }
  const group = (key: (article: Identity) => string | undefined) => ({
    sent: Map.groupBy(
      sent.filter((article) => !matches.has(article)),
      key,
    ),
    stored: Map.groupBy(
      // With the same title and date, a slug was changed.
      [...unmatched.values()].filter(({ hasOwnSlug }) => !hasOwnSlug || key === titleAndDate),
      key,
    ),
  });
  for (const key of keys) {
    const groups = group(key);
    for (const [value, articles] of groups.sent) {
      const stored = groups.stored.get(value) ?? [];
      const isUnique = articles.length === 1 && stored.length === 1;
      if (value === undefined || (!isUnique && key !== titleAndDate)) continue;
      // Articles with equal title and date are matched in order, since they are interchangeable.
      for (const [index, article] of articles.entries()) assign(article, stored[index]?.id);
    }
  }
  return matches;
}
