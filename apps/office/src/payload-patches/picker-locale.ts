'use client';

import { th } from './thai-dates.ts';

/**
 * Sets the locale of the date picker. Payload sets it only after the first picker has rendered in English.
 *
 * Relies on: react-datepicker has its locales in `globalThis.__localeData__`, and the current one's name in
 * `__localeId__`. Its `registerLocale` cannot be imported, since it is in a bundle of Payload.
 */
export function setPickerLocale(): void {
  Object.assign(globalThis, { __localeData__: { th }, __localeId__: 'th' });
}
