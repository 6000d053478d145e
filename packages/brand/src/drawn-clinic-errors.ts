/**
 * Names and words of the drawn clinic that say nothing: each would leave a hole in a picture. Field, rule and what was
 * found there, a line each.
 */
export function drawnClinicErrors(clinic: object): string[] {
  return emptyFields(clinic).map(
    ([field, found]) =>
      `packages/brand/src/drawn-clinic.ts  ${field}: expected words, found ${JSON.stringify(found)}`,
  );
}

function emptyFields(value: unknown, field: string[] = []): [string, string][] {
  if (typeof value === 'string') return value.trim() === '' ? [[field.join('.'), value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => emptyFields(part, [...field, name]));
}
