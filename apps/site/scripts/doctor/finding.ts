import type { words } from './words.ts';

/** `warning`: needs attention; `broken`: must be fixed before launch. */
export type Level = 'fine' | 'warning' | 'broken';

export type Language = 'th' | 'en';

/** A text in both languages. */
export type Localized = Record<Language, string>;

/** The result of a check. Contains no secrets and no personal data. */
export interface Finding {
  level: Level;
  /** A key of `words.ts`, or the code of a health check of an app. */
  code: string;
  what: Localized;
  /** What to do, if anything. */
  remedy?: Localized;
}

export type Code = keyof typeof words;
