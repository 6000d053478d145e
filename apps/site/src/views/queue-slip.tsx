import { Thai } from '../components/thai.tsx';
import type { WithContent } from '../content/site-content.ts';

/** The paper slip of one place in the queue. */
export function QueueSlipView({
  content: {
    views: { queueSlip },
  },
}: WithContent) {
  return (
    <figure className="queue-slip" role="img" aria-label={queueSlip.label}>
      <span className="slip-clinic">{queueSlip.clinic}</span>
      <span className="slip-ticket num">{queueSlip.ticket}</span>
      <span>
        <Thai>{queueSlip.room}</Thai>
      </span>
      <span>{queueSlip.wait}</span>
    </figure>
  );
}
