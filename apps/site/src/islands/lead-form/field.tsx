import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Thai } from '../../components/thai.tsx';
import type { LeadFormField } from '../../leads/form.ts';

export const fieldId = (name: LeadFormField) => `lead-${name}`;

/** What ties a control to its message and hint. */
export const describedBy = (name: LeadFormField, error: string | undefined, hint?: string) =>
  [error && `${fieldId(name)}-error`, hint].filter(Boolean).join(' ') || undefined;

interface Props {
  name: LeadFormField;
  label: string;
  isRequired?: boolean;
  isWide?: boolean;
  error: string | undefined;
  children: ReactNode;
}

/** A control under its label, with the message that says what to do. */
export function Field({ name, label, isRequired, isWide, error, children }: Props) {
  return (
    <div className={isWide ? 'field wide' : 'field'}>
      <label htmlFor={fieldId(name)}>
        {label}
        {isRequired && (
          <span className="field-required" aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </label>
      {children}
      {error && (
        <p className="field-error" id={`${fieldId(name)}-error`}>
          <CircleAlert className="icon" aria-hidden="true" />
          <span>
            <Thai>{error}</Thai>
          </span>
        </p>
      )}
    </div>
  );
}
