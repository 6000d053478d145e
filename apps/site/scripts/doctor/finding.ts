import { fill } from '../../src/content/fill-in.ts';
import { words } from './words.ts';

/** `warning`: needs attention; `broken`: must be fixed before launch. */
export type Level = 'fine' | 'warning' | 'broken';

export type Language = 'th' | 'en';

/** A text in both languages. */
export type Localized = Readonly<Record<Language, string>>;

/** The result of a check, in the form of a health reason of an app. Contains no secrets and no personal data. */
export interface Finding extends Localized {
  level: Level;
  /** A key of `words.ts`, or the code of a health check of an app. */
  code: string;
}

/** Creates a finding with the texts of `words.ts`. @param figures the same in both languages, or translated */
export function finding(
  level: Level,
  code: keyof typeof words,
  figures: Record<string, string | number | Localized> = {},
): Finding {
  const inLanguage = (language: Language) => {
    const filled = Object.entries(figures).map(
      ([name, figure]) => [name, typeof figure === 'object' ? figure[language] : figure] as const,
    );
    return fill(words[code][language], Object.fromEntries(filled));
  };
  return { level, code, th: inLanguage('th'), en: inLanguage('en') };
}

/** Creates a finding of a health check: a failure is broken. */
export const healthFinding = (
  { code, level }: { code: string; level: 'warning' | 'failure' },
  { th, en }: Localized,
): Finding => ({ level: level === 'failure' ? 'broken' : level, code, th, en });
