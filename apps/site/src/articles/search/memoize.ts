/** Computes a value on the first call, and again on the first call after its dependencies have changed. */
export function memoize<T>(dependencies: () => readonly unknown[], compute: () => T): () => T {
  let last: { dependencies: readonly unknown[]; value: T } | undefined;
  return () => {
    const current = dependencies();
    if (!last || current.some((value, index) => value !== last?.dependencies[index])) {
      last = { dependencies: current, value: compute() };
    }
    return last.value;
  };
}
