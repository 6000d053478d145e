import * as z from 'zod/mini';
import { line, listOrNothing, unique } from './text.ts';

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

/** Clinics that use the product, and their quotes (spec §2, "trusted clinics", "success stories"). */
export const storiesContent = z.object({
  stories: listOrNothing(
    z.object({ ...clinic, quote: line(300), clinic: line(80) }),
    12,
    unique('name'),
  ),
  clinics: listOrNothing(z.object(clinic), 24, unique('name')),
});
