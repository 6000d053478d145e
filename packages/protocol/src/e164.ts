import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { extractPhone, thaiNumber } from './phone.ts';

/**
 * Returns the number in international form (`+66812345678`), for calling, searching and finding duplicates.
 * Empty when it cannot be parsed; that is never a reason to reject a lead.
 */
export function toE164(typed: string): string {
  const mended = extractPhone(typed);
  const nationalPart = thaiNumber(mended.replace(/\D/g, ''), mended.startsWith('+'));
  if (nationalPart !== undefined) return `+66${nationalPart}`;
  // `00` and a country, else a prefix of a Thai provider, as 001 or 009, before it.
  const spellings = [...(mended.startsWith('00') ? [`+${mended.slice(2)}`] : []), mended];
  const numbers = spellings.map((spelling) => parsePhoneNumberFromString(spelling, 'TH'));
  const valid = numbers.find((number) => number?.isValid());
  // One that is mistyped still finds its duplicates.
  const possible = numbers.find((number) => number?.isPossible() && /^[+0]/.test(mended));
  return (valid ?? possible)?.number ?? '';
}
