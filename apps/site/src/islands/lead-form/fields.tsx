import { countCharacters } from '@clinicdee/protocol';
import type { KeyboardEvent } from 'react';
import type { UseFormRegister } from 'react-hook-form';
import { describedBy, Field } from '../../components/field.tsx';
import { leadForm } from '../../content/th/lead-form.ts';
import { organisations } from '../../content/th/organisations.ts';
import type { LeadFormField, LeadFormValues } from '../../leads/form.ts';

const fieldId = (name: LeadFormField) => `lead-${name}`;

interface Props {
  register: UseFormRegister<LeadFormValues>;
  errors: Partial<Record<LeadFormField, string>>;
  /** What stands in the fields when the server shows the form again. */
  initial: LeadFormValues;
  /** The text under way, for the counter. */
  extra: string;
  /** Hears the keys of the one-line fields. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The five fields and the marketing box (spec §5). */
export function Fields({ register, errors, initial, extra, onKeyDown }: Props) {
  const control = (name: LeadFormField, hint?: string) => ({
    ...register(name),
    id: fieldId(name),
    className: 'input',
    'aria-invalid': errors[name] ? true : undefined,
    'aria-describedby': describedBy(fieldId(name), errors[name], hint),
  });
  const text = (name: 'fullName' | 'phone' | 'email') => ({
    ...control(name),
    defaultValue: initial[name],
    required: true,
    onKeyDown,
  });

  return (
    <>
      <Field id={fieldId('fullName')} label={leadForm.fullName} isRequired error={errors.fullName}>
        <input {...text('fullName')} autoComplete="name" />
      </Field>
      <Field id={fieldId('phone')} label={leadForm.phone} isRequired error={errors.phone}>
        <input {...text('phone')} type="tel" inputMode="tel" autoComplete="tel" />
      </Field>
      <Field id={fieldId('email')} label={leadForm.email} isRequired error={errors.email}>
        <input
          {...text('email')}
          type="email"
          autoComplete="email"
          placeholder={leadForm.emailPlaceholder}
        />
      </Field>
      <Field id={fieldId('orgType')} label={leadForm.orgType} isRequired error={errors.orgType}>
        <select {...control('orgType')} defaultValue={initial.orgType} required>
          <option value="">{leadForm.orgTypePlaceholder}</option>
          {organisations.map((group) => (
            <optgroup key={group.label} label={group.label}>
              {group.options.map(({ label }) => (
                <option key={label}>{label}</option>
              ))}
            </optgroup>
          ))}
        </select>
      </Field>
      <Field id={fieldId('extra')} label={leadForm.extra} isWide error={errors.extra}>
        <textarea {...control('extra', 'lead-extra-hint')} defaultValue={initial.extra} rows={3} />
        <p className="hint" id="lead-extra-hint">
          <span>{leadForm.extraHint}</span>
          <span className="num">{`${countCharacters(extra)}/${leadForm.limits.extra.max}`}</span>
        </p>
      </Field>
      <label className="tick wide">
        <input type="checkbox" {...register('marketing')} defaultChecked={initial.marketing} />
        <span>{leadForm.marketing}</span>
      </label>
    </>
  );
}
