import type { DefaultServerCellComponentProps } from 'payload';
import { ThaiTime } from '../panels/thai-time.tsx';

/** A moment in a list, short where its picker has the whole year. */
export function MomentCell({ cellData }: Partial<DefaultServerCellComponentProps>) {
  if (typeof cellData !== 'string' && !(cellData instanceof Date)) return null;
  return <ThaiTime value={new Date(cellData).toISOString()} />;
}
