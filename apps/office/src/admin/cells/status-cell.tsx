import type { DefaultServerCellComponentProps } from 'payload';
import { statusLabel } from '../../enquiries/statuses.ts';
import type { Lead } from '../../payload-types.ts';

/** The list cell of a status: a badge, and a note on unreviewed suspected spam. */
export function StatusCell({ cellData, rowData }: Partial<DefaultServerCellComponentProps>) {
  // Payload also renders cells without a row while it builds a list.
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
