/** A function that makes its answer once for each object that it is asked about. */
export function oncePer<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const made = new WeakMap<Of, { of: Made }>();
  return (of) => {
    const known = made.get(of) ?? { of: make(of) };
    made.set(of, known);
    return known.of;
  };
}
