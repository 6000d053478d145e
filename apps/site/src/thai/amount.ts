/** Formats an amount with grouped thousands and a true minus sign. */
export const amount = (value: number, language: string, minimumFractionDigits = 0): string =>
  value
    .toLocaleString(language, { numberingSystem: 'latn', minimumFractionDigits })
    .replace('-', '\u2212');

/** Formats satang as baht, with two decimals unless it is whole. */
export const baht = (satang: number, language: string): string =>
  amount(satang / 100, language, satang % 100 === 0 ? 0 : 2);
