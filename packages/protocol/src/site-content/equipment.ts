import * as z from 'zod/mini';
import { line, list, listOrNothing, price, unique } from './text.ts';

/** The available pictures of devices. */
export const deviceDrawings = [
  'printer',
  'reader',
  'drawer',
  'scanner',
  'label-printer',
  'tablet',
] as const;

const device = z.object({
  name: line(40),
  model: line(30),
  /** Unit price before VAT, in satang. */
  priceSatang: price,
  description: line(80),
  facts: list(line(40), 6),
  drawing: z.enum(deviceDrawings, 'empty'),
});

/** Optional equipment and its prices (spec §9, "Optional equipment"). Without devices the section is hidden. */
export const equipmentContent = z.object({
  devices: listOrNothing(device, 24, unique('name')),
});
