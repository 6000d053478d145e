/** The national part of a Thai number, after 0 or 66: eight digits for landlines, nine for mobile and VoIP. */
const national = '([23457]\\d{7}|[689]\\d{8})';
const atHome = new RegExp(`^0${national}$`);
// International, with an optional dial-out prefix; business cards print +66 (0)81…
const fromAbroad = new RegExp(`^(?:00\\d??)?660?${national}$`);
const afterPlus = new RegExp(`^660?${national}$`);

/**
 * Returns the national part of a complete Thai number, without the 0; undefined for other digits.
 *
 * @param hasPlus whether a plus preceded the digits
 */
export function thaiNumber(digits: string, hasPlus: boolean): string | undefined {
  if (hasPlus) return afterPlus.exec(digits)?.[1];
  return (atHome.exec(digits) ?? fromAbroad.exec(digits))?.[1];
}

/** Returns whether a national part is a landline, which may have extensions. */
export const isLandline = (nationalPart: string): boolean => nationalPart.length === 8;
