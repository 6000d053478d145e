const formats = new Map<string, Intl.NumberFormat>();

/** An amount of baht or pieces as it is read in a language: thousands apart, and a true minus sign. */
export function amount(value: number, language: string): string {
  const known = formats.get(language);
  const format = known ?? new Intl.NumberFormat(language, { numberingSystem: 'latn' });
  if (!known) formats.set(language, format);
  return format.format(value).replace('-', '\u2212');
}
