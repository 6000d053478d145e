/* Totals of the drawn product views, always computed from their lines. */

interface FeeCase {
  count: number;
  /** Baht per case. */
  rate: number;
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** The number of paid cases. */
export const feeCount = (cases: readonly FeeCase[]) => sum(cases.map(({ count }) => count));

/** The doctor's pay, in baht. */
export const feeTotal = ({
  cases,
  deduction,
}: {
  cases: readonly FeeCase[];
  deduction: { amount: number };
}) => sum(cases.map(({ count, rate }) => count * rate)) + deduction.amount;
