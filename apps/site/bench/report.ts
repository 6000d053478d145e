import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';

const file = path.join(import.meta.dirname, '../../../docs/performance.md');

/** The parts in page order. A part that did not run keeps its last results. */
const parts = ['pages', 'form', 'server', 'leads', 'search'] as const;
type Part = (typeof parts)[number];
/** The handwritten section at the end of the page. */
const MANUAL = 'decisions';

const introduction = [
  '# Performance',
  'Results of `npm run bench`; `npm run bench -- pages` measures one part again. Times depend on the machine: compare the ratios, whose two sides were measured alternately in one run.',
].join('\n\n');

const machine = () => {
  const [first, ...others] = cpus();
  const [load = 0] = loadavg();
  const memory = Math.round(totalmem() / 1024 ** 3);
  return `${first?.model.trim() ?? 'unknown processor'} × ${others.length + 1}, ${memory} GB, ${process.platform}, Node ${process.versions.node}; load ${load.toFixed(0)}`;
};

/** Prints the results of a part and writes them to `docs/performance.md` with the date and machine. */
export async function report(part: Part, title: string, body: string): Promise<void> {
  process.stdout.write(`\n${body}\n`);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const sections = new Map(
    [...before.matchAll(/<!-- (\w+) -->\n[^]*?(?=\n<!-- |$)/g)].map(([text, name]) => [name, text]),
  );
  const today = new Date().toISOString().slice(0, 10);
  sections.set(part, `<!-- ${part} -->\n\n## ${title}\n\n_${today}: ${machine()}_\n\n${body}`);
  const all = [...parts, MANUAL].flatMap((name) => sections.get(name) ?? []);
  const options = { ...(await resolveConfig(file)), parser: 'markdown' };
  writeFileSync(file, await format([introduction, ...all].join('\n\n'), options));
}

/** Formats a Markdown table; the first row is the header, the first column is left-aligned, the others right. */
export function table([head = [], ...rows]: readonly (readonly string[])[]): string {
  const rule = head.map((_, at) => (at === 0 ? '---' : '--:'));
  return [head, rule, ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** Returns a quantile. @param part from 0 to 1 */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}

export const median = (values: readonly number[]) => quantile(values, 0.5);

/** Formats the median with minimum and maximum: "1.02 (0.98–1.10)". */
export function spread(values: readonly number[], digits = 0): string {
  const at = (part: number) => quantile(values, part).toFixed(digits);
  return `${at(0.5)} (${at(0)}–${at(1)})`;
}
