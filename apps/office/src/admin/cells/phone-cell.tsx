import type { DefaultServerCellComponentProps } from 'payload';
import { PhoneLink } from '../phone-link.tsx';

/** The list cell of a phone number. */
export function PhoneCell({ cellData }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'string' || !cellData) return null;
  return <PhoneLink phone={cellData} className="call-link" />;
}
