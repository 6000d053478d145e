import type { UseFormRegister } from 'react-hook-form';
import { describedBy, Field } from '../../components/field.tsx';
import { packageIds, packagePrices } from '../../content/th/package-prices.ts';
import { registration } from '../../content/th/registration.ts';
import type {
  RegistrationErrors,
  RegistrationField,
  RegistrationValues,
} from '../../registrations/form.ts';

const fieldId = (name: RegistrationField) => `registration-${name}`;

interface Props {
  register: UseFormRegister<RegistrationValues>;
  errors: RegistrationErrors;
  initial: RegistrationValues;
}

/** The seven fields of a registration, named as on the wire. */
export function RegistrationFields({ register, errors, initial }: Props) {
  const control = (name: RegistrationField) => ({
    ...register(name),
    id: fieldId(name),
    className: 'input',
    defaultValue: initial[name],
    'aria-invalid': errors[name] ? true : undefined,
    'aria-describedby': describedBy(fieldId(name), errors[name]),
  });
  const field = (name: RegistrationField, label: string) => ({
    id: fieldId(name),
    label,
    error: errors[name],
  });
  const { phonePlaceholder, emailPlaceholder, notePlaceholder } = registration;

  return (
    <>
      <Field {...field('clinic_name', registration.clinic)} isRequired isWide>
        <input {...control('clinic_name')} required autoComplete="organization" />
      </Field>
      <Field {...field('fullname', registration.contact)} isRequired>
        <input {...control('fullname')} required autoComplete="name" />
      </Field>
      <Field {...field('phone', registration.phone)} isRequired>
        <input
          {...control('phone')}
          required
          type="tel"
          autoComplete="tel"
          placeholder={phonePlaceholder}
        />
      </Field>
      <Field {...field('email', registration.email)} isRequired isWide>
        <input
          {...control('email')}
          required
          type="email"
          autoComplete="email"
          placeholder={emailPlaceholder}
        />
      </Field>
      <Field {...field('package', registration.package)} isRequired>
        <select {...control('package')}>
          {packageIds.map((id) => (
            <option key={id} value={id}>
              {packagePrices[id].name}
            </option>
          ))}
        </select>
      </Field>
      <Field {...field('branches', registration.branches)} isRequired>
        {/* Not of type number: that takes no Thai digits, and changes when somebody scrolls over it. */}
        <input {...control('branches')} required inputMode="numeric" autoComplete="off" />
      </Field>
      <Field {...field('description', registration.note)} isWide>
        <textarea {...control('description')} rows={3} placeholder={notePlaceholder} />
      </Field>
    </>
  );
}
