/**
 * A straight scale from data to drawing.
 *
 * @param domain the data's two ends
 * @param range where they are drawn, in whatever unit the drawing has (percent, mostly)
 */
export function linearScale(domain: readonly [number, number], range: readonly [number, number]) {
  const [from, to] = domain;
  const [start, end] = range;
  return (value: number) => start + ((value - from) / (to - from)) * (end - start);
}

/** A drawing's percentage, short enough to read in the markup. */
export function percent(value: number): string {
  return `${Number(value.toFixed(2))}%`;
}
