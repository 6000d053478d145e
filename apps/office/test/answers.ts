import { article } from '@clinicdee/protocol';
import * as z from 'zod';

/** What Payload's REST calls and the office's own answer, as far as tests read it. */
export const envelope = z.object({ code: z.literal(200), reference: z.string() });
export const refusal = z.object({ message: z.string().min(1) });
export const failures = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) });
export const me = z.object({ user: z.object({ id: z.number() }) });
export const lock = z.object({ until: z.string().nullable() });
export const login = z.object({ token: z.string() });
export const publicArticles = z.array(article);

/** A list with documents of a shape. */
export function listOf<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object({ totalDocs: z.number(), docs: z.array(z.object(shape)) });
}

/** The answer to a save, with a document of a shape. */
export function saved<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object({ doc: z.object(shape) });
}
