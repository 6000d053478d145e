/** Thrown when the product breaks a guarantee. */
export class Violation extends Error {
  override name = 'Violation';
}
