import { article } from '@clinicdee/protocol';
import * as z from 'zod';

/** The parts that tests read of answers of Payload's REST API and the office's own endpoints. */
export const envelope = z.object({ code: z.literal(200), reference: z.string() });
export const refusal = z.object({ message: z.string().min(1) });
export const failures = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) });
export const lock = z.object({ lockedUntil: z.string().optional() });
export const publicArticles = z.array(article);

/** A list of documents. */
export function listOf<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object({ totalDocs: z.number(), docs: z.array(z.object(shape)) });
}

/** The answer to a save. */
export function saved<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object({ doc: z.object(shape) });
}
