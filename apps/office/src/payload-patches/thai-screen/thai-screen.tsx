'use client';

import { type ReactNode, useEffect } from 'react';
import { setPickerLocale } from '../picker-locale.ts';
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
