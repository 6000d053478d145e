/** A column of the list that has no place in the form. */
export function Nothing() {
  return null;
}
