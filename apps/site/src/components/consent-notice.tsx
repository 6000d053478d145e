import type { Notice } from '../content/th/notice.ts';

/** What sending a form means (spec §2, under the form). */
export function ConsentNotice({ notice: { before, link, after } }: { notice: Notice }) {
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
