/** A Thai number behind its 0 or 66: a landline has eight digits, a mobile or internet phone nine. */
const national = '([23457]\\d{7}|[689]\\d{8})';
const atHome = new RegExp(`^0${national}$`);
// As from abroad, with or without what is dialled for going there; cards print +66 (0)81…
const fromAbroad = new RegExp(`^(?:00\\d??)?660?${national}$`);
const afterPlus = new RegExp(`^660?${national}$`);

/**
 * The national part of a Thai number that is complete, without its 0; undefined where digits are
 * none.
 *
 * @param hasPlus whether a plus stood before the digits
 */
export function thaiNumber(digits: string, hasPlus: boolean): string | undefined {
  if (hasPlus) return afterPlus.exec(digits)?.[1];
  return (atHome.exec(digits) ?? fromAbroad.exec(digits))?.[1];
}

/** Whether a Thai number, by its national part, has a line behind which extensions are dialled. */
export const isLandline = (nationalPart: string): boolean => nationalPart.length === 8;
