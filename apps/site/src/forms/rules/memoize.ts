/** A function that computes its result once for each object it is called with. */
export function memoize<Of extends object, Result>(
  compute: (of: Of) => Result,
): (of: Of) => Result {
  const results = new WeakMap<Of, { result: Result }>();
  return (of) => {
    const known = results.get(of) ?? { result: compute(of) };
    results.set(of, known);
    return known.result;
  };
}
