import type { ReactNode } from 'react';

/** Labels and values, one pair a line. */
export const Lines = ({ lines }: { lines: readonly (readonly [label: string, ReactNode])[] }) => (
  <dl className="office-lines">
    {lines.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
