import { ARTICLE_PAGE_LIMIT, articleSortColumns } from '@clinicdee/protocol';
import * as z from 'zod';

const wholeNumber = (name: string, largest: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, `${name} must be a whole number`)
    .transform(Number)
    .pipe(
      z
        .number()
        .min(1, `${name} must be 1 or more`)
        .max(largest, `${name} must be ${largest} or less`),
    );

const directions = ['asc', 'desc'] as const;
const oneOf = (name: string, allowed: readonly string[]) => ({
  error: `${name} must be one of: ${allowed.join(', ')}`,
});

const schema = z.object({
  page: wholeNumber('page', 999_999).default(1),
  limit: wholeNumber('limit', ARTICLE_PAGE_LIMIT).default(ARTICLE_PAGE_LIMIT),
  sortColumn: z.enum(articleSortColumns, oneOf('sortColumn', articleSortColumns)).default('title'),
  sortDirection: z.enum(directions, oneOf('sortDirection', directions)).default('asc'),
});

/** Validated query parameters of the article list. */
export type ListQuery = z.infer<typeof schema>;

/** Parses the query of the article list, with defaults (spec §7). Returns `problem` for invalid parameters. */
export function listQuery(search: URLSearchParams) {
  const repeated = Object.keys(schema.shape).find((name) => search.getAll(name).length > 1);
  if (repeated) return { problem: `${repeated} must be given once` };
  const parsed = schema.safeParse(Object.fromEntries(search));
  if (parsed.success) return { query: parsed.data };
  return { problem: parsed.error.issues.map(({ message }) => message).join('; ') };
}
