'use client';

import { type ReactNode, useEffect } from 'react';
import { th } from '../thai-dates.ts';
import { keepThai } from './translate.ts';

// The date picker looks here for its locale. Payload puts it there only after a picker has been drawn
// once, in English.
Object.assign(globalThis, { __localeData__: { th }, __localeId__: 'th' });

/** Around the whole admin: no English on the screen. */
export function ThaiScreen({ children }: { children: ReactNode }) {
  useEffect(() => keepThai(document.body), []);
  return children;
}
