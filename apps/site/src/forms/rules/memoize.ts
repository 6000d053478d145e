/** Memoizes a function of one object. */
export function memoize<Of extends object, Result>(
  compute: (of: Of) => Result,
): (of: Of) => Result {
  const results = new WeakMap<Of, { result: Result }>();
  return (of) => {
    const cached = results.get(of) ?? { result: compute(of) };
    results.set(of, cached);
    return cached.result;
  };
}
