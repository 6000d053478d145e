import { foldDigits } from '@clinicdee/protocol';

/**
 * What was typed as baht (Thai digits, commas, up to two decimals), in satang; 0 for what is no such amount, which no
 * price may be, so that it is told at the field.
 */
export function satangOf(typed: string): number {
  const [, baht, decimals = ''] =
    /^(\d{1,12})(?:\.(\d{0,2}))?$/.exec(foldDigits(typed).replace(/[\s,฿]/g, '')) ?? [];
  return baht === undefined ? 0 : Number(baht) * 100 + Number(decimals.padEnd(2, '0'));
}

/** Satang as baht, as somebody would type them. */
export function shownBaht(satang: number | null | undefined): string {
  if (!satang) return '';
  const decimals = satang % 100 === 0 ? 0 : 2;
  return (satang / 100).toLocaleString('en', { minimumFractionDigits: decimals });
}
