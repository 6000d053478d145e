import { countCharacters, type Rule, suggestedEmail } from '@clinicdee/protocol';
import { CircleAlert } from 'lucide-react';
import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { Thai } from '../components/thai.tsx';
import { fill } from '../content/fill-in.ts';

/*
 * Parts shared by all forms. Browser translators replace text nodes, so text that changes is the only child of
 * its element, and conditional elements have no text siblings.
 */

/** Returns the `aria-describedby` of a control: the ids of its error and hint. */
export const describedBy = (id: string, error: string | undefined, hint?: string) =>
  [error && `${id}-error`, hint].filter(Boolean).join(' ') || undefined;

/**
 * Returns the props of a form's controls and fields.
 *
 * @param form begins the ids: `lead` for `lead-phone`
 */
export const propsOf = <Name extends string>(
  form: string,
  words: Readonly<Record<Name, { label: string }>>,
  errors: Readonly<Partial<Record<Name, string>>>,
  initial: Readonly<Record<Name, string | boolean>>,
) => ({
  control: (name: Name, hint?: string) => ({
    name,
    id: `${form}-${name}`,
    className: 'input',
    defaultValue: String(initial[name]),
    'aria-invalid': errors[name] ? true : undefined,
    'aria-describedby': describedBy(`${form}-${name}`, errors[name], hint),
  }),
  field: (name: Name) => ({
    id: `${form}-${name}`,
    label: words[name].label,
    error: errors[name],
  }),
});

interface FieldProps {
  /** The control's id. */
  id: string;
  label: string;
  isRequired?: boolean;
  isWide?: boolean | undefined;
  error: string | undefined;
  children: ReactNode;
}

/** A control with its label and error. */
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

/** The inputs of required fields of one line. */
const inputs: Partial<Record<Rule['is'], ComponentProps<'input'>>> = {
  name: { required: true },
  phone: { required: true, type: 'tel', autoComplete: 'tel' },
  email: { required: true, type: 'email', autoComplete: 'email' },
};

interface FieldsProps<Name extends string> extends ReturnType<typeof propsOf<Name>> {
  fields: readonly { name: Name; rule: Rule }[];
  /** The controls that do not follow from their rule. */
  controls: Readonly<Partial<Record<Name, ReactNode>>>;
  words: { phonePlaceholder?: string; emailPlaceholder: string; suggestedEmail: string };
  values: { email: string };
  onEmailTaken: SuggestionProps['onTake'];
  isEmailWide?: boolean;
}

/** The fields of a form in order. */
export const Fields = <Name extends string>(props: FieldsProps<Name>) => {
  const { phonePlaceholder: phone, emailPlaceholder: email, suggestedEmail } = props.words;
  const placeholders: Partial<Record<Rule['is'], string | undefined>> = { phone, email };
  return props.fields.map(({ name, rule: { is } }) => (
    <Fragment key={name}>
      {props.controls[name] ?? (
        <Field
          {...props.field(name)}
          isRequired={inputs[is] !== undefined}
          isWide={is === 'email' && props.isEmailWide}
        >
          <input
            {...props.control(name)}
            autoComplete={name.toLowerCase() === 'fullname' ? 'name' : undefined}
            {...inputs[is]}
            placeholder={placeholders[is]}
          />
          {is === 'email' && (
            <EmailSuggestion
              typed={props.values.email}
              question={suggestedEmail}
              onTake={props.onEmailTaken}
            />
          )}
        </Field>
      )}
    </Fragment>
  ));
};

/** The error message of a control; renders nothing without an error. */
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

/** Shows the used and the allowed number of characters. */
export const Counter = ({ of, max }: { of: string; max: number }) => (
  <span className="num">{`${countCharacters(of)}/${max}`}</span>
);

interface SuggestionProps {
  typed: string;
  /** The question; `{{domain}}` is the suggested domain. */
  question: string;
  /** Applies the suggestion; undefined renders the question as plain text. */
  onTake: ((address: string) => void) | undefined;
}

/** Suggests a correction of a misspelt domain; never blocks the form. */
function EmailSuggestion({ typed, question, onTake }: SuggestionProps) {
  const suggestion = suggestedEmail(typed);
  const text =
    suggestion && fill(question, { domain: suggestion.slice(suggestion.lastIndexOf('@') + 1) });
  return (
    <p className="hint email-suggestion" aria-live="polite">
      {suggestion && onTake && (
        <button type="button" onClick={() => onTake(suggestion)}>
          {text}
        </button>
      )}
      {suggestion && !onTake && <span>{text}</span>}
    </p>
  );
}

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
