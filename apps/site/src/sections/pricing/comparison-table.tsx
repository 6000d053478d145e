import { useId } from 'react';
import { ChevronDown } from 'lucide-react';
import { Facts } from '../../components/thai.tsx';
import { baht } from '../../thai/amount.ts';
import { fill } from '../../content/fill-in.ts';
import type { WithContent } from '../../content/site-content.ts';
import type { ComparisonRow } from '../../content/th/sections.ts';
import { hasFeature, isSame } from '../../content/packages.ts';
import type { Package } from '../../content/th/packages.ts';

/** All features and limits of the packages. A checkbox shows the rows that are the same in all packages. */
export function ComparisonTable({ content }: WithContent) {
  const { comparison, language, packages } = content;
  const rows = comparison.groups.flatMap((group) => group.rows);
  const isTheSame = (row: ComparisonRow) => isSame(packages, row);
  const same = rows.filter(isTheSame).length;
  return (
    <details className="comparison-frame">
      <summary>
        <h3 id="comparison-title">
          {comparison.title}{' '}
          <small>{fill(comparison.differing, { count: rows.length - same })}</small>
        </h3>
        <ChevronDown className="icon" aria-hidden="true" />
      </summary>
      <label className="tick comparison-show-same">
        <input type="checkbox" />
        <span>{fill(comparison.showSame, { count: same })}</span>
      </label>
      <table className="comparison" aria-labelledby="comparison-title">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{comparison.rowHeading}</span>
            </th>
            {packages.map(({ id, name, yearlySatang }) => (
              <th key={id} scope="col">
                {name} <small>{baht(yearlySatang, language)}</small>
              </th>
            ))}
          </tr>
        </thead>
        {comparison.groups.map(({ title, rows }) => (
          <tbody key={title} className={rows.every(isTheSame) ? 'comparison-same' : undefined}>
            <tr className="comparison-group">
              <th scope="rowgroup" colSpan={1 + packages.length}>
                {title}
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={row.label} className={isTheSame(row) ? 'comparison-same' : undefined}>
                <th scope="row">
                  <RowName row={row} />
                </th>
                {packages.map((plan) => (
                  <Cell key={plan.id} row={row} plan={plan} content={content} />
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </details>
  );
}

/** The name of a feature, with a tooltip if it needs an explanation. */
function RowName({ row }: { row: ComparisonRow }) {
  const id = useId();
  if (row.tip === undefined) return row.label;
  return (
    <>
      <button
        type="button"
        className="tip-word"
        popoverTarget={id}
        data-tip={id}
        aria-describedby={id}
      >
        {row.label}
      </button>
      <span className="tip" id={id} role="tooltip" popover="auto">
        {row.tip}
      </span>
    </>
  );
}

interface CellProps extends WithContent {
  row: ComparisonRow;
  plan: Package;
}

/** A limit, or a text for screen readers that CSS replaces with a mark. */
function Cell({ row, plan, content: { comparison, packages } }: CellProps) {
  if (row.limit) {
    return (
      <td>
        <Facts of={[plan[row.limit]].flat()} />
      </td>
    );
  }
  return hasFeature(packages, plan.id, row.from) ? (
    <td className="comparison-has">{comparison.has}</td>
  ) : (
    <td className="comparison-lacks">{comparison.lacks}</td>
  );
}
