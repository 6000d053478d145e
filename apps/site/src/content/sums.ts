/*
 * The sums that the drawn views of the product show: every one is computed from the lines above it.
 */

interface FeeCase {
  count: number;
  /** Baht a case. */
  rate: number;
}

/** The sum of a column. */
export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** How many cases a doctor is paid for. */
export const feeCount = (cases: readonly FeeCase[]) => sum(cases.map(({ count }) => count));

/** What a doctor receives, in baht. */
export const feeTotal = ({
  cases,
  deduction,
}: {
  cases: readonly FeeCase[];
  deduction: { amount: number };
}) => sum(cases.map(({ count, rate }) => count * rate)) + deduction.amount;
