/** Computes a value on the first call, and again on the first call after its dependencies have changed. */
export function memoize<T>(dependencies: () => readonly unknown[], compute: () => T): () => T {
  let last: { dependencies: readonly unknown[]; value: T } | undefined;
  return () => {
    const current = dependencies();
    if (!last || !isSameList(last.dependencies, current)) {
      last = { dependencies: current, value: compute() };
    }
    return last.value;
  };
}

/** Whether two lists have the same elements, compared by identity. */
export const isSameList = (before: readonly unknown[], now: readonly unknown[]): boolean =>
  before === now ||
  (before.length === now.length && before.every((value, index) => value === now[index]));
