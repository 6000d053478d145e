const formats = new Map<string, Intl.NumberFormat>();

/** Formats an amount with grouped thousands and a true minus sign. */
export function amount(value: number, language: string, fractionDigits = 0): string {
  const name = `${language} ${fractionDigits}`;
  const cached = formats.get(name);
  const format =
    cached ??
    new Intl.NumberFormat(language, {
      numberingSystem: 'latn',
      minimumFractionDigits: fractionDigits,
    });
  if (!cached) formats.set(name, format);
  return format.format(value).replace('-', '\u2212');
}

/** Formats satang as baht, with two decimals unless it is whole. */
export const baht = (satang: number, language: string): string =>
  amount(satang / 100, language, satang % 100 === 0 ? 0 : 2);
