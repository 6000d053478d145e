import { slugFrom } from '@clinicdee/protocol/slug';
import type { SourceArticle } from '../client/source-article.ts';

/** The identifying fields of a stored article. */
export interface KnownArticle {
  id: number;
  slug: string;
  /** Whether the content site sent the slug; otherwise it was derived from the title. */
  hasOwnSlug: boolean;
  title: string;
  publishedAt: number | undefined;
}

/**
 * Matches sent articles to stored ones: by slug, by an earlier slug and, for a content site with only the six
 * fields of spec §3, by title and date, then by either alone where that is unique on both sides. So a
 * corrected title or a new date keeps the URL.
 *
 * @returns the stored id of each known article
 */
export function matchArticle(
  sent: readonly SourceArticle[],
  known: readonly KnownArticle[],
): Map<SourceArticle, number> {
  const matches = new Map<SourceArticle, number>();
  const unmatched = new Map(known.map((article) => [article.id, article]));
  const assign = (article: SourceArticle, id: number) => {
    matches.set(article, id);
    unmatched.delete(id);
  };

  const bySlug = new Map(known.map((article) => [article.slug, article.id]));
  // Matches slugs stored by an older slug rule; built lazily.
  let byCurrentRule: Map<string, number> | undefined;
  const idOf = (slug: string) =>
    bySlug.get(slug) ??
    (byCurrentRule ??= new Map(known.map((article) => [slugFrom(article.slug), article.id]))).get(
      slug,
    );
  for (const article of sent) {
    const id = article.slug === undefined ? undefined : idOf(article.slug);
    if (id !== undefined && unmatched.has(id)) assign(article, id);
  }
  for (const article of sent.filter((item) => !matches.has(item))) {
    const id = article.previousSlugs.map(idOf).find((item) => item && unmatched.has(item));
    if (id !== undefined) assign(article, id);
  }

  const keys: ((article: SourceArticle | KnownArticle) => string | undefined)[] = [
    ({ title, publishedAt }) => JSON.stringify([title, publishedAt]),
    ({ title }) => title,
    ({ publishedAt }) => (publishedAt === undefined ? undefined : String(publishedAt)),
  ];
  for (const key of keys) {
    const stored = groupBy(
      [...unmatched.values()].filter((item) => !item.hasOwnSlug),
      key,
    );
    const sentByKey = groupBy(
      sent.filter((item) => !matches.has(item)),
      key,
    );
    for (const [value, [article, ...others]] of sentByKey) {
      const [match, ...more] = stored.get(value) ?? [];
      if (article && match && others.length === 0 && more.length === 0) assign(article, match.id);
    }
  }
  // Remaining articles with equal title and date are matched in order, since they are interchangeable.
  const [titleAndDate] = keys;
  if (titleAndDate) {
    const stored = groupBy(
      [...unmatched.values()].filter((item) => !item.hasOwnSlug),
      titleAndDate,
    );
    for (const article of sent.filter((item) => !matches.has(item))) {
      const match = stored.get(titleAndDate(article) ?? '')?.shift();
      if (match) assign(article, match.id);
    }
  }
  return matches;
}

function groupBy<T>(items: readonly T[], key: (item: T) => string | undefined): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const value = key(item);
    if (value !== undefined) groups.set(value, [...(groups.get(value) ?? []), item]);
  }
  return groups;
}
