import Link from 'next/link';
import type { ReactNode } from 'react';

interface Props {
  heading: string;
  /** The documents that need work. */
  entries: readonly { href: string; name: string; detail?: ReactNode }[];
  /** What the list leaves out. */
  rest?: string | undefined;
  role?: 'alert' | 'status';
}

/** A warning that links to the documents that need work; empty without any. */
export function WorkList({ heading, entries, rest, role = 'status' }: Props) {
  if (entries.length === 0) return null;
  return (
    <div className="office-warning" role={role}>
      {heading}
      <ul>
        {entries.map(({ href, name, detail }, index) => (
          <li key={index}>
            <Link href={href} prefetch={false}>
              {name}
            </Link>{' '}
            {detail}
          </li>
        ))}
        {rest && <li>{rest}</li>}
      </ul>
    </div>
  );
}
