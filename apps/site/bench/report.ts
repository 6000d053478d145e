/** Formats a Markdown table; the first row is the header, the first column is left-aligned, the others right. */
export function table([head = [], ...rows]: readonly (readonly string[])[]): string {
  const rule = head.map((_, at) => (at === 0 ? '---' : '--:'));
  return [head, rule, ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

const quantile = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? NaN;

export const median = (values: readonly number[]) => quantile(values, 0.5);

/** Formats the median with minimum and maximum: "1.02 (0.98–1.10)". */
export function spread(values: readonly number[], digits = 0): string {
  const at = (part: number) => quantile(values, part).toFixed(digits);
  return `${at(0.5)} (${at(0)}–${at(1)})`;
}
