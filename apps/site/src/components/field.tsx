import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Thai } from './thai.tsx';

interface Props {
  /** The control's id. */
  id: string;
  label: string;
  isRequired?: boolean;
  isWide?: boolean;
  error: string | undefined;
  children: ReactNode;
}

/** A control under its label, with the message that says what to do. */
export function Field({ id, label, isRequired, isWide, error, children }: Props) {
  return (
    <div className={isWide ? 'field wide' : 'field'}>
      <label htmlFor={id}>
        {label}
        {isRequired && (
          <span className="field-required" aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </label>
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** What is wrong with the control of that id, and what to do; nothing while nothing is. */
export function FieldError({ id, error }: Pick<Props, 'id' | 'error'>) {
  if (!error) return null;
  return (
    <p className="field-error" id={`${id}-error`}>
      <CircleAlert className="icon" aria-hidden="true" />
      <span>
        <Thai>{error}</Thai>
      </span>
    </p>
  );
}
