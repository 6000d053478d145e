import type { WithContent } from '../content/site-content.ts';
import { ClinicMark } from '../illustrations/clinic-mark.tsx';
import { Words } from './words.tsx';
import './line-message.css';

/** The reminder as LINE shows it, under the clinic's own mark; the sentence beside it says the rest. */
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
