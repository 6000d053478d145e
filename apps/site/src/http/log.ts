/**
 * The log as the lead code uses it: facts first, then what happened. Facts carry ids and codes, never
 * a name, a phone number, an address or a message.
 */
export interface Log {
  info(facts: Record<string, unknown>, what: string): void;
  warn(facts: Record<string, unknown>, what: string): void;
  error(facts: Record<string, unknown>, what: string): void;
}
