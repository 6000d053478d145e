import Link from 'next/link';
import type { ReactNode } from 'react';

/** Formats a number with Latin digits. */
export const number = new Intl.NumberFormat('th-TH-u-nu-latn');

const formatted = (value: ReactNode) => (typeof value === 'number' ? number.format(value) : value);

interface Figure {
  label: ReactNode;
  value: ReactNode;
  /** What the figure counts, or the figure before. */
  remark?: ReactNode;
  /** Whether the value is words, which are smaller. */
  isWords?: boolean;
}

/** Key figures in a row of cards. */
export const FigureRow = ({ figures }: { figures: readonly Figure[] }) => (
  <dl className="figure-row">
    {figures.map(({ label, value, remark, isWords }, index) => (
      <div key={index} className="office-card">
        <dt>{label}</dt>
        <dd className={isWords ? 'figure-words' : undefined}>{formatted(value)}</dd>
        {remark !== undefined && <dd className="office-small">{remark}</dd>}
      </div>
    ))}
  </dl>
);

interface ChoicesProps {
  label: string;
  links: readonly { href: string; label: string; isCurrent: boolean }[];
}

/** Links to the same page with another period or grouping. */
export const Choices = ({ label, links }: ChoicesProps) => (
  <nav className="office-row" aria-label={label}>
    {links.map(({ href, label, isCurrent }) => (
      <Link
        key={href}
        href={href}
        className="quiet-button"
        aria-current={isCurrent ? 'true' : undefined}
        scroll={false}
        prefetch={false}
      >
        {label}
      </Link>
    ))}
  </nav>
);

/** A row: its name, the number that its bar shows, and its cells. */
interface Row {
  key: string;
  label: ReactNode;
  /** Without it the row has no bar. */
  size?: number;
  cells: readonly ReactNode[];
}

interface TableProps {
  caption: string;
  isCaptionHidden?: boolean;
  className?: string;
  head: readonly string[];
  rows: readonly Row[];
  /** The cells of the totals row. */
  total?: readonly ReactNode[];
}

/** A table whose rows are named by their first cell; the bars are relative to the largest row. */
export function CountTable(props: TableProps) {
  const { caption, isCaptionHidden, className = '', head, rows, total } = props;
  const most = Math.max(1, ...rows.map(({ size = 0 }) => size));
  return (
    <table className={`count-table ${className}`}>
      <caption className={isCaptionHidden ? 'sr-only' : undefined}>{caption}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, size, cells }) => (
          <tr key={key}>
            <th scope="row">
              {label}
              {size !== undefined && (
                <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                  <rect fill="var(--office-data-track)" width="100" height="1" />
                  <rect fill="var(--office-data-2)" width={(size / most) * 100} height="1" />
                </svg>
              )}
            </th>
            <Cells cells={cells} />
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row">รวมทั้งหมด</th>
            <Cells cells={total} />
          </tr>
        </tfoot>
      )}
    </table>
  );
}

// The order of the columns never changes.
const Cells = ({ cells }: { cells: readonly ReactNode[] }) =>
  cells.map((cell, index) => <td key={index}>{formatted(cell)}</td>);
