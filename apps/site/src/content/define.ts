import { z } from 'zod';

/**
 * Parses a piece of content while the site is built, so that a slip in a text or a price stops the
 * build instead of reaching a visitor.
 *
 * @param name what the content is called in the error, e.g. `packages`
 * @throws Error naming the content, the path inside it and what was expected there
 */
export function defineContent<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  value: z.input<Schema>,
): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Error(`Content "${name}" is not right:\n${z.prettifyError(parsed.error)}`);
}

/** A non-empty text, as every visible piece of content is. */
export const text = z.string().trim().min(1);

/** A heading as phrases: a line may break between them, never inside one. */
export const phrases = z.array(text).min(1).readonly();

/** Set on whatever is invented for the sample brand; `npm run samples` lists it before a launch. */
export const isSample = z.boolean();
