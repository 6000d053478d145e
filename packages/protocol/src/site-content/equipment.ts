import * as z from 'zod/mini';
import { fitting, line, price, repeated } from './text.ts';

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
  facts: z
    .array(line(40), 'too_few:1')
    .check(z.minLength(1, 'too_few:1'), z.maxLength(6, 'too_many:6')),
  drawing: z.enum(deviceDrawings, 'empty'),
});

/** Optional equipment and its prices (spec §9, "Optional equipment"). Without devices the section is hidden. */
export const equipmentContent = z.object({
  devices: z._default(
    z.array(device).check(
      z.maxLength(24, 'too_many:24'),
      fitting((devices) => repeated(devices.map(({ name }, index) => [name, [index, 'name']]))),
    ),
    [],
  ),
});
