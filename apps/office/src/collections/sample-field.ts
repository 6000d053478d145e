import type { CheckboxField } from 'payload';
import { ofOneRecord } from './of-one-record.ts';

/** Marks what came with the first start. */
export const sampleField = ofOneRecord<CheckboxField>({
  name: 'isSample',
  type: 'checkbox',
  defaultValue: false,
  hidden: true,
});
