'use client';

import { type ReactNode, useEffect } from 'react';
import { setPickerLocale } from '../picker-locale.ts';
import { keepThai } from './translate.ts';

setPickerLocale();

/**
 * Around the whole admin: no English on the screen.
 *
 * Leans on: words and class names in the code of Payload's screens and their parts, each in a list
 * (`hard-coded-words.ts`, `attributes.ts`). Payload translates neither.
 */
export function ThaiScreen({ children }: { children: ReactNode }) {
  useEffect(() => keepThai(document.body), []);
  return children;
}
