import type { DefaultServerCellComponentProps } from 'payload';
import { shortDay } from '../../i18n/date-formats.ts';

/** The list cell of a calendar day. */
export function DayCell({ cellData }: Partial<DefaultServerCellComponentProps>) {
  if (typeof cellData !== 'string' || cellData === '') return null;
  return <time dateTime={cellData}>{shortDay(cellData)}</time>;
}
