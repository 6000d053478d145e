const digits = new Intl.NumberFormat('th-TH', { numberingSystem: 'latn' });

/** An amount of baht or pieces as it is read: thousands apart, and a true minus sign. */
export function amount(value: number): string {
  return digits.format(value).replace('-', '\u2212');
}

/** The sum of a column. */
export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
