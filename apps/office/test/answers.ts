import { article } from '@clinicdee/protocol';
import { expect } from 'vitest';
import * as z from 'zod';
import type { Answer } from './office.ts';

/** The parts that tests read of answers of Payload's REST API and the office's own endpoints. */
export const envelope = z.object({ code: z.literal(200), reference: z.string() });
export const failures = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) });
export const publicArticles = z.array(article);

const fields = z.object({ errors: z.array(z.unknown()) });
const refusal = z.object({ errors: z.tuple([z.object({ data: fields })]) });

/** The errors of fields for which a save was refused. */
export function fieldErrors(answer: Answer): unknown[] {
  expectRefusal(answer, 400);
  return answer.as(refusal).errors[0].data.errors;
}

/** A list of documents. */
export function listOf<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object({ totalDocs: z.number(), docs: z.array(z.object(shape)) });
}

/** The answer to a save. */
export function saved<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object({ doc: z.object(shape) });
}

/** The id of a document that was saved. */
export const savedId = (answer: Answer): number => answer.as(saved({ id: z.number() })).doc.id;

/** Expects a refusal with a status, whose text contains each of these. */
export function expectRefusal(answer: Answer, status: number, ...words: string[]): void {
  expect([answer.status, answer.text]).toEqual([status, expect.any(String)]);
  for (const word of words) expect(answer.text).toContain(word);
}
