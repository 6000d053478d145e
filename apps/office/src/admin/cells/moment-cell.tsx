import type { DefaultServerCellComponentProps } from 'payload';
import { ThaiTime } from '../panels/thai-time.tsx';

/** The list cell of a date, in short form. */
export function MomentCell({ cellData }: Partial<DefaultServerCellComponentProps>) {
  if (typeof cellData !== 'string' && !(cellData instanceof Date)) return null;
  return <ThaiTime value={new Date(cellData).toISOString()} />;
}
