import type { WithContent } from '../content/site-content.ts';
import { ClinicMark } from '../illustrations/clinic-mark.tsx';
import { Words } from './words.tsx';

/** The reminder as a LINE message under the clinic's mark. Hidden from screen readers: the text beside it suffices. */
export function LineBubble({ content }: WithContent) {
  const { lineReminder } = content.views;
  return (
    <div className="line-bubble" aria-hidden="true">
      <ClinicMark name={lineReminder.mark} />
      <p>
        <Words>{lineReminder.short}</Words>
        <span className="caption">{lineReminder.sent}</span>
      </p>
    </div>
  );
}
