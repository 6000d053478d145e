import * as z from 'zod/mini';
import { fitting, line, repeated } from './text.ts';

/** The icons of clinics. */
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
  /** Who gave permission, when, and where it is stored; without it shown for the sample brand only. */
  evidence: z.optional(line(300)),
};

const uniqueNames = fitting((entries: { name: string }[]) =>
  repeated(entries.map(({ name }, index) => [name, [index, 'name']])),
);

/** Clinics that use the product, and their quotes (spec §2, "trusted clinics", "success stories"). */
export const storiesContent = z.object({
  stories: z._default(
    z
      .array(z.object({ ...clinic, quote: line(300), clinic: line(80) }))
      .check(z.maxLength(12, 'too_many:12'), uniqueNames),
    [],
  ),
  clinics: z._default(
    z.array(z.object(clinic)).check(z.maxLength(24, 'too_many:24'), uniqueNames),
    [],
  ),
});
