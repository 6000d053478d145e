import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { foldPhone } from './phone.ts';

/**
 * The number in international form (`+66812345678`), for staff: calling, searching, spotting the
 * same person twice. Empty when it cannot be told; never a reason to refuse a lead.
 */
export function toE164(raw: string): string {
  const number = parsePhoneNumberFromString(foldPhone(raw), 'TH');
  return number?.isPossible() ? number.number : '';
}
