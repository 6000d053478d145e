import { formFields, registrationFields } from '@clinicdee/protocol';
import { Fragment, type ReactElement } from 'react';
import type { UseFormRegister } from 'react-hook-form';
import { EmailSuggestion } from '../../components/email-suggestion.tsx';
import { describedBy, Field } from '../../components/field.tsx';
import type {
  RegistrationErrors,
  RegistrationField,
  RegistrationValues,
} from '../../registrations/form.ts';
import type { RegistrationContent } from './content.ts';

const fieldId = (name: RegistrationField) => `registration-${name}`;

interface Props {
  content: RegistrationContent;
  register: UseFormRegister<RegistrationValues>;
  errors: RegistrationErrors;
  initial: RegistrationValues;
  /** The address under way, and what takes another that was meant. */
  email: string;
  onEmailTaken: ((address: string) => void) | undefined;
}

/** The fields of a registration, in the list's order. */
export function RegistrationFields({
  content,
  register,
  errors,
  initial,
  email,
  onEmailTaken,
}: Props) {
  const { packages, words } = content;
  const control = (name: RegistrationField) => ({
    ...register(name),
    id: fieldId(name),
    className: 'input',
    defaultValue: initial[name],
    'aria-invalid': errors[name] ? true : undefined,
    'aria-describedby': describedBy(fieldId(name), errors[name]),
  });
  const field = (name: RegistrationField) => ({
    id: fieldId(name),
    label: words.fields[name].label,
    error: errors[name],
  });
  const controls: Record<RegistrationField, ReactElement> = {
    clinic_name: (
      <Field {...field('clinic_name')} isRequired isWide>
        <input {...control('clinic_name')} required autoComplete="organization" />
      </Field>
    ),
    fullname: (
      <Field {...field('fullname')} isRequired>
        <input {...control('fullname')} required autoComplete="name" />
      </Field>
    ),
    phone: (
      <Field {...field('phone')} isRequired>
        <input
          {...control('phone')}
          required
          type="tel"
          autoComplete="tel"
          placeholder={words.phonePlaceholder}
        />
      </Field>
    ),
    email: (
      <Field {...field('email')} isRequired isWide>
        <input
          {...control('email')}
          required
          type="email"
          autoComplete="email"
          placeholder={words.emailPlaceholder}
        />
        <EmailSuggestion typed={email} question={words.meantEmail} onTake={onEmailTaken} />
      </Field>
    ),
    package: (
      <Field {...field('package')} isRequired>
        <select {...control('package')}>
          {packages.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </Field>
    ),
    branches: (
      <Field {...field('branches')} isRequired>
        {/* Not of type number: that takes no Thai digits, and changes when somebody scrolls over it. */}
        <input {...control('branches')} required inputMode="numeric" autoComplete="off" />
      </Field>
    ),
    description: (
      <Field {...field('description')} isWide>
        <textarea {...control('description')} rows={3} placeholder={words.notePlaceholder} />
      </Field>
    ),
  };
  return (
    <>
      {formFields(registrationFields).map(({ name }) => (
        <Fragment key={name}>{controls[name]}</Fragment>
      ))}
    </>
  );
}
