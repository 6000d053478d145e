/**
 * Structured log. Facts carry ids and codes, never personal data such as names, phone numbers, addresses
 * or messages.
 */
export interface Log {
  info(facts: Record<string, unknown>, message: string): void;
  warn(facts: Record<string, unknown>, message: string): void;
  error(facts: Record<string, unknown>, message: string): void;
}
