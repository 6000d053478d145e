import type { words } from './words.ts';

/** `fine`; `warning`, to be looked at; `broken`, to be mended before visitors come. */
export type Level = 'fine' | 'warning' | 'broken';

export type Language = 'th' | 'en';

/** The same in both languages. */
export type Said = Record<Language, string>;

/** One thing that was looked at. It carries no secret and nothing personal. */
export interface Finding {
  level: Level;
  /** Which of `words.ts`; of what an app says of its own health, that app's code. */
  code: string;
  what: Said;
  /** What to do, where anything is to be done. */
  remedy?: Said;
}

export type Code = keyof typeof words;
