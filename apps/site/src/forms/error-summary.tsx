import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Thai } from '../components/thai.tsx';

interface Props {
  message: string;
  /** Messages by field name. */
  errors: Record<string, string>;
  /** Returns a field's id; undefined for a name that is not in the form. */
  idOf: (name: string) => string | undefined;
  /** Set after a native post: the summary then takes the focus on load. */
  isOfPage?: boolean;
}

const readFirst = { autoFocus: true };

/** Lists the validation errors, each linked to its field. */
export function ErrorSummary({ message, errors, idOf, isOfPage = false }: Props) {
  const entries = Object.entries(errors);
  return (
    <div className="error-summary" role="alert" tabIndex={-1} {...(isOfPage && readFirst)}>
      <h2>
        <CircleAlert className="icon" aria-hidden="true" />
        <Thai>{message}</Thai>
      </h2>
      {entries.length > 0 && (
        <ul>
          {entries.map(([name, text]) => (
            <li key={name}>
              <Linked id={idOf(name)}>
                <Thai>{text}</Thai>
              </Linked>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const Linked = ({ id, children }: { id: string | undefined; children: ReactNode }) =>
  id === undefined ? (
    <span>{children}</span>
  ) : (
    <a href={`#${id}`}>
      <span>{children}</span>
    </a>
  );
