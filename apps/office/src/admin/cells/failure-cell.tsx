import type { DefaultServerCellComponentProps } from 'payload';

/** The list cell of an alert's failure; empty if it was sent. */
export function FailureCell({ cellData }: Partial<DefaultServerCellComponentProps>) {
  return typeof cellData === 'string' && cellData ? <span>{cellData}</span> : null;
}
