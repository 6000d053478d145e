/**
 * Returns an error line for each empty text of the drawn clinic, with field, rule and value. An empty text would leave a
 * hole in a picture.
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
