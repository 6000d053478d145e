/**
 * What is made of something else: made when it is asked for first, and again once that has changed.
 *
 * @param of another text or another array when it has changed
 */
export function remade<T>(of: () => readonly unknown[], make: () => T): () => T {
  let made: { of: readonly unknown[]; value: T } | undefined;
  return () => {
    const now = of();
    if (!made || !isSameList(made.of, now)) made = { of: now, value: make() };
    return made.value;
  };
}

/** Whether two lists have the same in them. */
export const isSameList = (before: readonly unknown[], now: readonly unknown[]): boolean =>
  before === now || (before.length === now.length && before.every((one, at) => one === now[at]));
