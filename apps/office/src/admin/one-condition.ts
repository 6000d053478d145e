/**
 * The parameter of a list's address that keeps what has this value in a field. Written as Payload's own
 * filters are, with "or" and "and", it would open their form above the list.
 */
export const oneCondition = (field: string) => `where[${field}][equals]`;

/** The parameters that keep what has one of several values in a field. */
export const anyCondition = (field: string, values: readonly string[]): [string, string][] =>
  values.map((value, index) => [`where[${field}][in][${index}]`, value]);
