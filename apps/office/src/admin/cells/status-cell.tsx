import type { DefaultServerCellComponentProps } from 'payload';
import { statusLabel } from '../../enquiries/statuses.ts';
import type { Lead } from '../../payload-types.ts';

/** The status as a badge: word and colour; beside it, that nobody has yet looked whether it is spam. */
export function StatusCell({ cellData, rowData }: Partial<DefaultServerCellComponentProps>) {
  // Payload also draws cells without a row, while it puts a list together.
  const { isSuspected } = (rowData ?? {}) as Partial<Lead>;
  return (
    <>
      <span className="status-badge" data-status={String(cellData)}>
        {statusLabel(cellData)}
      </span>
      {isSuspected && cellData === 'new' && <small className="lead-suspected">อาจเป็นสแปม</small>}
    </>
  );
}
