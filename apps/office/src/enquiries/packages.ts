const names = new Map([
  ['mini', 'Mini'],
  ['more', 'More'],
  ['ultimate', 'Ultimate'],
]);

/** A package (spec §9) by its name; one that is not known as it was sent. */
export function packageLabel(code: string): string {
  return names.get(code) ?? code;
}
