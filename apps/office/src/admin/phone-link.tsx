import { legiblePhone } from '@clinicdee/protocol';
import { toE164 } from '@clinicdee/protocol/e164';

interface Props {
  /** As it was typed. */
  phone: string;
  /** What stands before it. */
  word?: string;
  className: string;
}

/** A phone number in the digits of a dial pad; a tap calls. */
export function PhoneLink({ phone, word, className }: Props) {
  const shown = legiblePhone(phone);
  return (
    <a className={className} href={`tel:${toE164(phone) || shown.replace(/[^\d+]/g, '')}`}>
      {word ? `${word} ${shown}` : shown}
    </a>
  );
}
