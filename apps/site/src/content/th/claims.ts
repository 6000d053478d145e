import { z } from 'zod';
import { defineContent, text } from '../define.ts';

const schema = z.object({
  clinics: z.int(),
  availability: text,
  /** Percent. */
  stability: z.number(),
  /** Percent. */
  timeSaved: z.number(),
  /** Percent. */
  efficiency: z.number(),
});

/** What the vendor claims of the product as a whole (spec §1, "Marketing claims"). */
export const claims = defineContent('claims', schema, {
  clinics: 100,
  availability: '24/7',
  stability: 99.9,
  timeSaved: 70,
  efficiency: 300,
});
