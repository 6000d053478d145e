/** A promise that the product has broken. */
export class Violation extends Error {
  override name = 'Violation';
}
