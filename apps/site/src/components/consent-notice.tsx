import type { Notice } from '../content/notices.ts';

interface Props {
  notice: Notice;
}

/** The consent notice under a form (spec §2). */
export function ConsentNotice({ notice: { before, link, after } }: Props) {
  return (
    <p className="wide notice">
      {before}
      <a className="link" href="/pdpa">
        {link}
      </a>
      {after}
    </p>
  );
}
