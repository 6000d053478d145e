import type { DefaultServerCellComponentProps } from 'payload';
import { waitingTime } from '../../enquiries/elapsed.ts';
import type { Lead } from '../../payload-types.ts';

/** The list cell of how long the person has been waiting, or had to wait. */
export function WaitingCell({ rowData }: Partial<DefaultServerCellComponentProps>) {
  // Payload also renders cells without a row while it builds a list.
  const words = rowData ? waitingTime(rowData as Lead) : '';
  return (
    <span className="waiting" data-waits={words.startsWith('รอ')}>
      {words}
    </span>
  );
}
