import { homeOf, languageNames, languages, type Translations } from '../content/languages.ts';

interface Props {
  language: string;
  translations: Translations;
  isShort?: boolean;
}

/** Links to the page in the other languages, or to their landing page. */
export function LanguageLinks({ language, translations, isShort = false }: Props) {
  return languages
    .filter((other) => other !== language)
    .map((other) => {
      const { name, short } = languageNames[other];
      return (
        <a
          key={other}
          className="language-link"
          href={translations[other] ?? homeOf(other)}
          lang={other}
          hrefLang={other}
          {...(isShort && { title: name })}
        >
          {isShort ? short : name}
        </a>
      );
    });
}
