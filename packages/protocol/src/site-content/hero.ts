import * as z from 'zod/mini';
import { line, naming } from './text.ts';

/** The words of the first screen, whose room is small. */
export const heroContent = z.object({
  /** In phrases that stay whole each. */
  title: z
    .array(line(24), 'too_few:1')
    .check(z.minLength(1, 'too_few:1'), z.maxLength(4, 'too_many:4')),
  /** May name the product. */
  lead: naming(line(200), ['{{name}}']),
  devices: line(60),
  /** Before the phone number. */
  phone: line(24),
  toForm: line(40),
});
