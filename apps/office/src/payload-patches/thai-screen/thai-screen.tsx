'use client';

import { type ReactNode, useEffect } from 'react';
import { th } from '../thai-dates.ts';
import { translateScreen } from './translate.ts';

setPickerLocale();

/**
 * Wraps the admin and translates the English texts that Payload's `translations` do not cover.
 *
 * Relies on: texts and class names in the code of Payload and its dependencies, listed in
 * `hard-coded-words.ts` and `attributes.ts`.
 */
export function ThaiScreen({ children }: { children: ReactNode }) {
  useEffect(() => translateScreen(document.body), []);
  return children;
}

/**
 * Sets the locale of the date picker. Payload sets it only after the first picker has rendered in English.
 *
 * Relies on: react-datepicker has its locales in `globalThis.__localeData__`, and the current one's name in
 * `__localeId__`. Its `registerLocale` cannot be imported, since it is in a bundle of Payload.
 */
function setPickerLocale(): void {
  Object.assign(globalThis, { __localeData__: { th }, __localeId__: 'th' });
}
