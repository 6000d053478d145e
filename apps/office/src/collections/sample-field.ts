import type { CheckboxField } from 'payload';
import { notDuplicated } from './not-duplicated.ts';

/** Marks sample content of the first start. */
export const sampleField = notDuplicated<CheckboxField>({
  name: 'isSample',
  type: 'checkbox',
  defaultValue: false,
  hidden: true,
});
