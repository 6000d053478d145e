import { ARTICLE_PAGE_LIMIT, articleSortColumns } from '@clinicdee/protocol';
import * as z from 'zod';

const whole = (name: string, largest: number) =>
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
  page: whole('page', 999_999).default(1),
  limit: whole('limit', ARTICLE_PAGE_LIMIT).default(ARTICLE_PAGE_LIMIT),
  sortColumn: z.enum(articleSortColumns, oneOf('sortColumn', articleSortColumns)).default('title'),
  sortDirection: z.enum(directions, oneOf('sortDirection', directions)).default('asc'),
});

/** The list call's parameters. */
export type ListQuery = z.infer<typeof schema>;

/** The list call's parameters with their defaults (spec §7), or what is wrong with them. */
export function listQuery(search: URLSearchParams) {
  const twice = Object.keys(schema.shape).find((name) => search.getAll(name).length > 1);
  if (twice) return { problem: `${twice} must be given once` };
  const parsed = schema.safeParse(Object.fromEntries(search));
  if (parsed.success) return { query: parsed.data };
  return { problem: parsed.error.issues.map(({ message }) => message).join('; ') };
}
