import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { mendPhone } from './phone.ts';
import { thaiNumber } from './thai-number.ts';

/**
 * The number in international form (`+66812345678`), for staff: calling, searching, spotting the
 * same person twice. Empty when it cannot be told; never a reason to refuse a lead.
 */
export function toE164(typed: string): string {
  const mended = mendPhone(typed);
  const nationalPart = thaiNumber(mended.replace(/\D/g, ''), mended.startsWith('+'));
  if (nationalPart !== undefined) return `+66${nationalPart}`;
  const number = parsePhoneNumberFromString(mended, 'TH');
  return number?.isPossible() ? number.number : '';
}
