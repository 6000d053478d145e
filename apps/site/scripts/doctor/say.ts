import { fill } from '../../src/content/fill-in.ts';
import type { Code, Finding, Language, Level, Said } from './finding.ts';
import { words } from './words.ts';

/** What a sentence names: the same in both languages, or said in each. */
type Figures = Record<string, string | number | Said>;

/** A finding in the words of `words.ts`. */
export function finding(level: Level, code: Code, figures: Figures = {}): Finding {
  const said: { what: Said; remedy?: Said } = words[code];
  return {
    level,
    code,
    what: filled(said.what, figures),
    ...(level !== 'fine' && said.remedy && { remedy: filled(said.remedy, figures) }),
  };
}

function filled(said: Said, figures: Figures): Said {
  const inOne = (language: Language) =>
    fill(
      said[language],
      Object.fromEntries(
        Object.entries(figures).map(([name, figure]) => [
          name,
          typeof figure === 'object' ? figure[language] : figure,
        ]),
      ),
    );
  return { th: inOne('th'), en: inOne('en') };
}
