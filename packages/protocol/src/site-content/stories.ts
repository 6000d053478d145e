import * as z from 'zod/mini';
import { fitting, line, repeated } from './text.ts';

/** The small marks that stand for clinics. */
export const clinicMarks = [
  'leaf',
  'smile',
  'tooth',
  'heart',
  'hill',
  'eye',
  'sprout',
  'paw',
] as const;

const clinic = {
  name: line(60),
  mark: z.enum(clinicMarks, 'empty'),
  /** Who allowed it, when, and where that is kept: without it nobody outside the sample brand sees it. */
  evidence: z.optional(line(300)),
};

const named = fitting((entries: { name: string }[]) =>
  repeated(entries.map(({ name }, index) => [name, [index, 'name']])),
);

/** Clinics that use the product: by name, and in their own words (spec §2, "trusted clinics", "success stories"). */
export const storiesContent = z.object({
  stories: z._default(
    z
      .array(z.object({ ...clinic, quote: line(300), clinic: line(80) }))
      .check(z.maxLength(12, 'too_many:12'), named),
    [],
  ),
  clinics: z._default(z.array(z.object(clinic)).check(z.maxLength(24, 'too_many:24'), named), []),
});
