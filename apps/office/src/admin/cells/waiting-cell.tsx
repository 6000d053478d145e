import type { DefaultServerCellComponentProps } from 'payload';
import { waitingTime } from '../../enquiries/elapsed.ts';
import type { Lead } from '../../payload-types.ts';

/** How long the person has been waiting, or had to wait. */
export function WaitingCell({ rowData }: DefaultServerCellComponentProps) {
  // Payload also draws cells without a row, while it puts a list together.
  const enquiry = rowData as Lead | undefined;
  const words = enquiry ? waitingTime(enquiry) : '';
  return (
    <span className="waiting" data-waits={words.startsWith('รอ')}>
      {words}
    </span>
  );
}
