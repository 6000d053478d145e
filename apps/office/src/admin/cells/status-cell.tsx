import type { DefaultServerCellComponentProps } from 'payload';
import { statusLabel } from '../../enquiries/statuses.ts';

/** The status as a badge: word and colour. */
export function StatusCell({ cellData }: DefaultServerCellComponentProps) {
  return (
    <span className="status-badge" data-status={String(cellData)}>
      {statusLabel(cellData)}
    </span>
  );
}
