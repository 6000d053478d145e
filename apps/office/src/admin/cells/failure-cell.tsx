import type { DefaultServerCellComponentProps } from 'payload';

/** Why an alert was not sent; nothing where it was. */
export function FailureCell({ cellData }: Partial<DefaultServerCellComponentProps>) {
  return typeof cellData === 'string' && cellData ? <span>{cellData}</span> : null;
}
