import type { ReactNode } from 'react';

/** Formats a number with Latin digits. */
export const number = new Intl.NumberFormat('th-TH-u-nu-latn');

/** A row: its name, with a bar if it has one, and its cells. */
interface Row {
  key: string;
  label: ReactNode;
  /** The length of the bar, 0 to 1. */
  bar?: number;
  cells: readonly ReactNode[];
}

interface Props {
  caption: string;
  isCaptionHidden?: boolean;
  className?: string;
  head: readonly string[];
  rows: readonly Row[];
  /** The cells of the totals row. */
  total?: readonly ReactNode[] | undefined;
}

/** A table whose rows are named by their first cell. */
export function CountTable({ caption, isCaptionHidden, className, head, rows, total }: Props) {
  return (
    <table className={`count-table ${className ?? ''}`}>
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
        {rows.map(({ key, label, bar, cells }) => (
          <tr key={key}>
            <th scope="row">
              {label}
              {bar !== undefined && (
                <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                  <rect className="chart-track" width="100" height="1" />
                  <rect className="chart-bar" width={bar * 100} height="1" />
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
  cells.map((cell, index) => <td key={index}>{cell}</td>);
