'use client';

import { th } from './thai-dates.ts';

/**
 * The date picker looks here for its locale. Payload puts it there only after a picker has been drawn
 * once, in English.
 *
 * Leans on: react-datepicker keeps its locales in `globalThis.__localeData__`, and the name of the one
 * in use in `__localeId__`. Its own `registerLocale` is in a bundle of Payload's, out of reach.
 */
export function setPickerLocale(): void {
  Object.assign(globalThis, { __localeData__: { th }, __localeId__: 'th' });
}
