import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';
import { quantile } from './load-generator.ts';

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
export function report(part: Part, title: string, body: string): void {
  process.stdout.write(`\n${body}\n`);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const sections = new Map(
    [...before.matchAll(/<!-- (\w+) -->\n[^]*?(?=\n<!-- |$)/g)].map(([text, name]) => [
      name,
      text.trimEnd(),
    ]),
  );
  const today = new Date().toISOString().slice(0, 10);
  const head = `<!-- ${part} -->\n\n## ${title}\n\n_${today}: ${machine()}_\n\n`;
  sections.set(part, head + body.trimEnd());
  const all = [...parts, MANUAL].flatMap((name) => sections.get(name) ?? []);
  writeFileSync(file, `${[introduction, ...all].join('\n\n')}\n`);
}

/** Returns the width of a text in monospace columns; combining marks have no width. */
const columnsOf = (text: string) => text.replace(/\p{M}/gu, '').length;

/** Formats a Markdown table; the first row is the header, the first column is left-aligned, the others right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(3, ...rows.map((row) => columnsOf(row[column] ?? ''))),
  );
  const line = (row: readonly string[]) => {
    const cells = widths.map((width, at) => {
      const cell = row[at] ?? '';
      const gap = ' '.repeat(width - columnsOf(cell));
      return at === 0 ? cell + gap : gap + cell;
    });
    return `| ${cells.join(' | ')} |`;
  };
  const [head = [], ...others] = rows;
  const rule = widths.map((width, at) => '-'.repeat(at === 0 ? width : width - 1));
  return [
    line(head),
    `| ${rule.map((dashes, at) => (at === 0 ? dashes : `${dashes}:`)).join(' | ')} |`,
    ...others.map(line),
  ].join('\n');
}

/** Formats the median with minimum and maximum: "1.02 (0.98–1.10)". */
export function spread(values: readonly number[], digits = 0): string {
  const at = (part: number) => quantile(values, part).toFixed(digits);
  return `${at(0.5)} (${at(0)}–${at(1)})`;
}
