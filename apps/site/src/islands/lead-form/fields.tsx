import { countCharacters } from '@clinicdee/protocol';
import type { KeyboardEvent } from 'react';
import type { UseFormRegister } from 'react-hook-form';
import { leadForm } from '../../content/lead-form.ts';
import { organisations } from '../../content/organisations.ts';
import type { LeadFormField, LeadFormValues } from '../../leads/form.ts';
import { describedBy, Field, fieldId } from './field.tsx';

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
    'aria-describedby': describedBy(name, errors[name], hint),
  });
  const text = (name: 'fullName' | 'phone' | 'email') => ({
    ...control(name),
    defaultValue: initial[name],
    required: true,
    onKeyDown,
  });

  return (
    <>
      <Field name="fullName" label={leadForm.fullName} isRequired error={errors.fullName}>
        <input {...text('fullName')} autoComplete="name" />
      </Field>
      <Field name="phone" label={leadForm.phone} isRequired error={errors.phone}>
        <input {...text('phone')} type="tel" inputMode="tel" autoComplete="tel" />
      </Field>
      <Field name="email" label={leadForm.email} isRequired error={errors.email}>
        <input
          {...text('email')}
          type="email"
          autoComplete="email"
          placeholder={leadForm.emailPlaceholder}
        />
      </Field>
      <Field name="orgType" label={leadForm.orgType} isRequired error={errors.orgType}>
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
      <Field name="extra" label={leadForm.extra} isWide error={errors.extra}>
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
