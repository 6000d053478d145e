/**
 * Creates a linear scale from data to drawing units.
 *
 * @param domain minimum and maximum of the data
 * @param range their positions in the drawing, mostly in percent
 */
export function linearScale(domain: readonly [number, number], range: readonly [number, number]) {
  const [from, to] = domain;
  const [start, end] = range;
  return (value: number) => start + ((value - from) / (to - from)) * (end - start);
}

/** Formats a percentage with at most two decimals. */
export function percent(value: number): string {
  return `${Number(value.toFixed(2))}%`;
}
