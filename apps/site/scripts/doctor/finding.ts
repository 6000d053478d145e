import { fill } from '../../src/content/fill-in.ts';
import { words } from './words.ts';

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

/** Placeholder values: the same in both languages, or translated. */
type Figures = Record<string, string | number | Localized>;

/** Creates a finding with the texts of `words.ts`. */
export function finding(level: Level, code: Code, figures: Figures = {}): Finding {
  const texts: Localized & { remedy?: Localized } = words[code];
  return {
    level,
    code,
    what: filled(texts, figures),
    ...(level !== 'fine' && texts.remedy && { remedy: filled(texts.remedy, figures) }),
  };
}

function filled(text: Localized, figures: Figures): Localized {
  const inLanguage = (language: Language) =>
    fill(
      text[language],
      Object.fromEntries(
        Object.entries(figures).map(([name, figure]) => [
          name,
          typeof figure === 'object' ? figure[language] : figure,
        ]),
      ),
    );
  return { th: inLanguage('th'), en: inLanguage('en') };
}
