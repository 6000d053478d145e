import { pathIn } from '../content/languages.ts';
import type { Notice } from '../content/notices.ts';

interface Props {
  language: string;
  notice: Notice;
}

/** The consent notice under a form (spec §2). */
export function ConsentNotice({ language, notice: { before, link, after } }: Props) {
  return (
    <p className="wide notice">
      {before}
      <a className="link" href={pathIn(language, '/pdpa')}>
        {link}
      </a>
      {after}
    </p>
  );
}
