import { useId } from 'react';
import { Check, ChevronDown, X } from 'lucide-react';
import { Phrases, Thai } from '../../components/thai.tsx';
import { amount } from '../../thai/amount.ts';
import type { WithContent } from '../../content/site-content.ts';
import type { ComparisonRow } from '../../content/th/comparison.ts';
import { hasFeature, type PackageId, packageIds } from '../../content/packages.ts';

/** Every feature and limit of the three packages, row by row. */
export function ComparisonTable({ content }: WithContent) {
  const { comparison, language, packages } = content;
  const columnClass = (id: PackageId) =>
    packages[id].isPopular ? 'comparison-popular' : undefined;
  return (
    <>
      <h3 className="comparison-title" id="comparison-title">
        <Thai>{comparison.title}</Thai>
      </h3>
      <details className="comparison-frame fold">
        <summary>
          <span>{comparison.unfold}</span>
          <ChevronDown className="icon" aria-hidden="true" />
        </summary>
        <table className="comparison" aria-labelledby="comparison-title">
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{comparison.rowHeading}</span>
              </th>
              {packageIds.map((id) => (
                <th key={id} scope="col" className={columnClass(id)}>
                  {packages[id].name} <span>{amount(packages[id].yearly, language)}</span>
                </th>
              ))}
            </tr>
          </thead>
          {comparison.groups.map(({ title, rows }) => (
            <tbody key={title}>
              <tr className="comparison-group">
                <th scope="rowgroup" colSpan={4}>
                  <Thai>{title}</Thai>
                </th>
              </tr>
              {rows.map((row) => (
                <tr key={row.label}>
                  <th scope="row">
                    <RowName row={row} />
                  </th>
                  {packageIds.map((id) => (
                    <td key={id} className={columnClass(id)}>
                      <Cell row={row} id={id} content={content} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </details>
    </>
  );
}

/** The name of a feature; one that is not plain by itself explains itself in a tooltip. */
function RowName({ row }: { row: ComparisonRow }) {
  const id = useId();
  if (!('tip' in row)) return <Thai>{row.label}</Thai>;
  return (
    <>
      <button
        type="button"
        className="tip-word"
        popoverTarget={id}
        data-tip={id}
        aria-describedby={id}
      >
        <Thai>{row.label}</Thai>
      </button>
      <span className="tip" id={id} role="tooltip" popover="auto">
        <Thai>{row.tip}</Thai>
      </span>
    </>
  );
}

interface CellProps extends WithContent {
  row: ComparisonRow;
  id: PackageId;
}

function Cell({ row, id, content: { comparison, packages } }: CellProps) {
  if ('limit' in row) return <Phrases of={[packages[id][row.limit]].flat()} />;
  const isIncluded = hasFeature(id, row.from);
  const Mark = isIncluded ? Check : X;
  return (
    <>
      <Mark
        className={`icon ${isIncluded ? 'comparison-has' : 'comparison-lacks'}`}
        aria-hidden="true"
      />
      <span className="sr-only">{isIncluded ? comparison.has : comparison.lacks}</span>
    </>
  );
}
