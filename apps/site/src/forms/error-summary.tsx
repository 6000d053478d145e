import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Thai } from '../components/thai.tsx';

interface Props {
  message: string;
  /** The message of each field that is not right, by its name. */
  errors: Record<string, string>;
  /** The id of a field; undefined for a name that is none of the form's. */
  idOf: (name: string) => string | undefined;
  /** It stands above its page, which was loaded to say this: it is where reading goes on. */
  isOfPage?: boolean;
}

/** The page was loaded to say this. */
const readFirst = { autoFocus: true };

/** What keeps a form from being sent, each line leading to its field where the form has it. */
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
