import { slugFrom } from '@clinicdee/protocol/slug';
import type { SourceArticle } from '../client/source-article.ts';

/** What of a stored article tells it from others. */
export interface KnownArticle {
  id: number;
  slug: string;
  /** Whether the content site gave the slug; without one it was made from the title here. */
  hasOwnSlug: boolean;
  title: string;
  publishedAt: number | undefined;
}

/**
 * Says which stored article each sent one is: by slug, by an earlier slug, and, for a content site
 * that knows only the six fields of spec §3, by title and date, then by either alone, where only one
 * on each side has it. So a corrected title or a new date keeps the address.
 *
 * @returns the id of the stored article for each sent one that is known
 */
export function matchArticle(
  sent: readonly SourceArticle[],
  known: readonly KnownArticle[],
): Map<SourceArticle, number> {
  const found = new Map<SourceArticle, number>();
  const free = new Map(known.map((article) => [article.id, article]));
  const take = (article: SourceArticle, id: number) => {
    found.set(article, id);
    free.delete(id);
  };

  const bySlug = new Map(known.map((article) => [article.slug, article.id]));
  // What an older rule stored is known by what today's makes of it: made only where it is asked for.
  let byRule: Map<string, number> | undefined;
  const idOf = (slug: string) =>
    bySlug.get(slug) ??
    (byRule ??= new Map(known.map((article) => [slugFrom(article.slug), article.id]))).get(slug);
  for (const article of sent) {
    const id = article.slug === undefined ? undefined : idOf(article.slug);
    if (id !== undefined && free.has(id)) take(article, id);
  }
  for (const article of sent.filter((one) => !found.has(one))) {
    const id = article.previousSlugs.map(idOf).find((one) => one && free.has(one));
    if (id !== undefined) take(article, id);
  }

  const keys: ((article: SourceArticle | KnownArticle) => string | undefined)[] = [
    ({ title, publishedAt }) => JSON.stringify([title, publishedAt]),
    ({ title }) => title,
    ({ publishedAt }) => (publishedAt === undefined ? undefined : String(publishedAt)),
  ];
  for (const key of keys) {
    const stored = groupBy(
      [...free.values()].filter((one) => !one.hasOwnSlug),
      key,
    );
    const asked = groupBy(
      sent.filter((one) => !found.has(one)),
      key,
    );
    for (const [value, [article, ...others]] of asked) {
      const [match, ...more] = stored.get(value) ?? [];
      if (article && match && others.length === 0 && more.length === 0) take(article, match.id);
    }
  }
  // What is left of equal titles and dates is taken in order: which is which makes no difference.
  const [titleAndDate] = keys;
  if (titleAndDate) {
    const stored = groupBy(
      [...free.values()].filter((one) => !one.hasOwnSlug),
      titleAndDate,
    );
    for (const article of sent.filter((one) => !found.has(one))) {
      const match = stored.get(titleAndDate(article) ?? '')?.shift();
      if (match) take(article, match.id);
    }
  }
  return found;
}

function groupBy<T>(items: readonly T[], key: (item: T) => string | undefined): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const value = key(item);
    if (value !== undefined) groups.set(value, [...(groups.get(value) ?? []), item]);
  }
  return groups;
}
