import { countCharacters, suggestedEmail } from '@clinicdee/protocol';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Thai } from '../components/thai.tsx';
import { fill } from '../content/fill-in.ts';

/*
 * The parts of every form. A browser's translator replaces text nodes, so text that changes is the only
 * child of its own element here, and an element that comes or goes has no text beside it.
 */

/** The ids of a control's error and hint. */
export const describedBy = (id: string, error: string | undefined, hint?: string) =>
  [error && `${id}-error`, hint].filter(Boolean).join(' ') || undefined;

interface FieldProps {
  /** The control's id. */
  id: string;
  label: string;
  isRequired?: boolean;
  isWide?: boolean;
  error: string | undefined;
  children: ReactNode;
}

/** A control under its label, with its error. */
export function Field({ id, label, isRequired, isWide, error, children }: FieldProps) {
  return (
    <div className={isWide ? 'field wide' : 'field'}>
      <label htmlFor={id}>
        {label}
        {isRequired && (
          <span className="field-required" aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** What is wrong with the control of that id, and what to do; nothing while nothing is. */
export function FieldError({ id, error }: Pick<FieldProps, 'id' | 'error'>) {
  if (!error) return null;
  return (
    <p className="field-error" id={`${id}-error`}>
      <CircleAlert className="icon" aria-hidden="true" />
      <span key={error}>
        <Thai>{error}</Thai>
      </span>
    </p>
  );
}

/** How much of a text's limit is used. */
export const Counter = ({ of, max }: { of: string; max: number }) => (
  <span className="num">{`${countCharacters(of)}/${max}`}</span>
);

interface SuggestionProps {
  typed: string;
  /** The question, with the `{{domain}}` that was probably meant. */
  question: string;
  /** Puts the other address into the field; without it the question is text alone. */
  onTake: ((address: string) => void) | undefined;
}

/** Suggests another domain where the typed one looks misspelt; never refuses it. */
export function EmailSuggestion({ typed, question, onTake }: SuggestionProps) {
  const meant = suggestedEmail(typed);
  const text = meant && fill(question, { domain: meant.slice(meant.lastIndexOf('@') + 1) });
  return (
    <p className="hint email-suggestion" aria-live="polite">
      {meant && onTake && (
        <button type="button" onClick={() => onTake(meant)}>
          {text}
        </button>
      )}
      {meant && !onTake && <span>{text}</span>}
    </p>
  );
}
