/**
 * Structured log. Facts carry ids and codes, never personal data such as names, phone numbers, addresses
 * or messages.
 */
export interface Log {
  info(facts: Record<string, unknown>, message: string): void;
  warn(facts: Record<string, unknown>, message: string): void;
  error(facts: Record<string, unknown>, message: string): void;
}

/** Whether to log this failure in a row: the 1st, 2nd, 4th, 8th and so on. */
export const isPowerOfTwo = (failures: number): boolean => Math.log2(failures) % 1 === 0;
