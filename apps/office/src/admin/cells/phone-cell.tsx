import { toE164 } from '@clinicdee/protocol/e164';
import type { DefaultServerCellComponentProps } from 'payload';

/** The phone number; a tap calls. */
export function PhoneCell({ cellData }: DefaultServerCellComponentProps) {
  const phone = typeof cellData === 'string' ? cellData : '';
  if (!phone) return null;
  return (
    <a className="call-link" href={`tel:${toE164(phone) || phone.replace(/[^\d+]/g, '')}`}>
      {phone}
    </a>
  );
}
