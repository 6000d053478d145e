import { readablePhone } from '@clinicdee/protocol';
import { toE164 } from '@clinicdee/protocol/e164';

interface Props {
  /** The number as entered. */
  phone: string | undefined;
  /** A text before the number. */
  word?: string;
  className: string;
}

/** A `tel:` link with the formatted phone number; empty without one. */
export function PhoneLink({ phone, word, className }: Props) {
  if (!phone) return null;
  const shown = readablePhone(phone);
  return (
    <a className={className} href={`tel:${toE164(phone) || shown.replace(/[^\d+]/g, '')}`}>
      {word ? `${word} ${shown}` : shown}
    </a>
  );
}
