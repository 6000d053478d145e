import { CircleAlert } from 'lucide-react';
import { Thai } from './thai.tsx';
import { leadForm } from '../content/lead-form.ts';

interface Props {
  message: string;
  /** The message of each field that is not right, by its name. */
  errors: Record<string, string>;
  /** What the ids of the fields begin with. */
  prefix?: string;
}

/** What keeps a form from being sent, each line leading to its field. */
export function ErrorSummary({ message, errors, prefix = 'lead' }: Props) {
  const entries = Object.entries(errors);
  return (
    <div className="error-summary" role="alert" tabIndex={-1} id="errors">
      <h2>
        <CircleAlert className="icon" aria-hidden="true" />
        {entries.length > 0 ? leadForm.summary : message}
      </h2>
      {entries.length > 0 && (
        <ul>
          {entries.map(([name, text]) => (
            <li key={name}>
              <a href={`#${prefix}-${name}`}>
                <span>
                  <Thai>{text}</Thai>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
