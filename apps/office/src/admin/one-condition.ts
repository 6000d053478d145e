/**
 * Returns the URL parameter that filters a list by the value of a field. With "or" and "and", as in
 * Payload's own filters, it would open the filter form above the list.
 */
export const oneCondition = (field: string) => `where[${field}][equals]`;

/** Returns the URL parameters that filter a list by several values of a field. */
export const anyCondition = (field: string, values: readonly string[]): [string, string][] =>
  values.map((value, index) => [`where[${field}][in][${index}]`, value]);
