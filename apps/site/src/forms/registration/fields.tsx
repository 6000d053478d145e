import { formFields, registrationFields } from '@clinicdee/protocol';
import type { ReactElement } from 'react';
import type {
  RegistrationErrors,
  RegistrationField,
  RegistrationValues,
} from '../../registrations/form.ts';
import { Field, Fields, propsOf } from '../fields.tsx';
import type { RegistrationContent } from './content.ts';

/** The fields rendered by `PlanFields`. */
const planFields: readonly RegistrationField[] = ['package', 'branches'];

interface Props {
  content: RegistrationContent;
  errors: RegistrationErrors;
  initial: RegistrationValues;
  /** The current values. */
  values: RegistrationValues;
  onEmailTaken: ((address: string) => void) | undefined;
}

/** The registrant's fields, in the order of `registrationFields`. */
export function RegistrationFields({ content, errors, initial, values, onEmailTaken }: Props) {
  const { words } = content;
  const { control, field } = propsOf('registration', words.fields, errors, initial);
  const controls: Partial<Record<RegistrationField, ReactElement>> = {
    clinic_name: (
      <Field {...field('clinic_name')} isRequired isWide>
        <input {...control('clinic_name')} required autoComplete="organization" />
      </Field>
    ),
    description: (
      <Field {...field('description')} isWide>
        <textarea {...control('description')} rows={2} placeholder={words.notePlaceholder} />
      </Field>
    ),
  };
  const fields = formFields(registrationFields).filter(({ name }) => !planFields.includes(name));
  return (
    <Fields
      control={control}
      controls={controls}
      field={field}
      fields={fields}
      isEmailWide
      onEmailTaken={onEmailTaken}
      values={values}
      words={words}
    />
  );
}
