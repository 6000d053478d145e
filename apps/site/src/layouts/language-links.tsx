import { languageNames, languages, sameIn } from '../content/languages.ts';

interface Props {
  language: string;
  /** The page's path. */
  path: string;
  isShort?: boolean;
}

/** Links to the page in the other languages, or to their landing page. */
export function LanguageLinks({ language, path, isShort = false }: Props) {
  return languages
    .filter((other) => other !== language)
    .map((other) => {
      const { name, short } = languageNames[other];
      return (
        <a
          key={other}
          className="language-link"
          href={sameIn(other, path)}
          lang={other}
          hrefLang={other}
          {...(isShort && { title: name })}
        >
          {isShort ? short : name}
        </a>
      );
    });
}
