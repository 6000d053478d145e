import { foldDigits } from '@clinicdee/protocol';

const amount = /^(?:฿|THB)?(\d{1,12})(?:\.(\d{0,2}))?(?:[-–—]|บาท(?:ถ้วน)?|บ\.?|฿|THB|baht)*$/i;

/**
 * Parses baht as Thais write them (`๒๕,๙๐๐ บาท`, `25,900.-`, up to two decimals) to satang. Returns 0 for invalid
 * input, which the field's validation rejects.
 */
export function satangOf(typed: string): number {
  const [, baht, decimals = ''] = amount.exec(foldDigits(typed).replace(/[\s,]/g, '')) ?? [];
  return baht === undefined ? 0 : Number(baht) * 100 + Number(decimals.padEnd(2, '0'));
}
