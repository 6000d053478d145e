import { currentNotice } from '../content/th/notice.ts';

/** What sending a form means (spec §2, under the form). */
export function ConsentNotice() {
  return (
    <p className="wide notice">
      {currentNotice.before}
      <a className="link" href="/pdpa">
        {currentNotice.link}
      </a>
      {currentNotice.after}
    </p>
  );
}
