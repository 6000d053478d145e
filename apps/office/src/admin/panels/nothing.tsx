/** Renders nothing: for fields that appear only as list columns. */
export function Nothing() {
  return null;
}
