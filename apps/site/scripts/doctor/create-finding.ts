import { fill } from '../../src/content/fill-in.ts';
import type { Code, Finding, Language, Level, Localized } from './finding.ts';
import { words } from './words.ts';

/** Placeholder values: the same in both languages, or translated. */
type Figures = Record<string, string | number | Localized>;

/** Creates a finding with the texts of `words.ts`. */
export function finding(level: Level, code: Code, figures: Figures = {}): Finding {
  const texts: { what: Localized; remedy?: Localized } = words[code];
  return {
    level,
    code,
    what: filled(texts.what, figures),
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
