import { countCharacters, formFields, leadFields } from '@clinicdee/protocol';
import { Fragment, type ReactElement } from 'react';
import { EmailSuggestion } from '../../components/email-suggestion.tsx';
import { Field } from '../../components/field.tsx';
import { describedBy } from '../../components/described-by.ts';
import type { LeadFormField, LeadFormValues } from '../../leads/form.ts';
import type { LeadFormContent } from './content.ts';

const longest = leadFields.description.form.rule.max;
const fieldId = (name: LeadFormField) => `lead-${name}`;

interface Props {
  content: LeadFormContent;
  errors: Partial<Record<LeadFormField, string>>;
  /** What stands in the fields when the server shows the form again. */
  initial: LeadFormValues;
}

/** The five fields and the marketing box (spec §5), in the list's order. */
export function Fields({ content, errors, initial }: Props) {
  const { organisations, words } = content;
  const control = (name: LeadFormField, hint?: string) => ({
    name,
    id: fieldId(name),
    className: 'input',
    'aria-invalid': errors[name] ? true : undefined,
    'aria-describedby': describedBy(fieldId(name), errors[name], hint),
  });
  const text = (name: 'fullName' | 'phone' | 'email') => ({
    ...control(name),
    defaultValue: initial[name],
    required: true,
  });

  const field = (name: LeadFormField) => ({
    id: fieldId(name),
    label: words.fields[name].label,
    error: errors[name],
  });
  const controls: Record<LeadFormField, ReactElement> = {
    fullName: (
      <Field {...field('fullName')} isRequired>
        <input {...text('fullName')} autoComplete="name" />
      </Field>
    ),
    phone: (
      <Field {...field('phone')} isRequired>
        <input {...text('phone')} type="tel" inputMode="tel" autoComplete="tel" />
      </Field>
    ),
    email: (
      <Field {...field('email')} isRequired>
        <input
          {...text('email')}
          type="email"
          autoComplete="email"
          placeholder={words.emailPlaceholder}
        />
        <EmailSuggestion typed={initial.email} question={words.meantEmail} onTake={undefined} />
      </Field>
    ),
    orgType: (
      <Field {...field('orgType')} isRequired>
        <select {...control('orgType')} defaultValue={initial.orgType} required>
          <option value="">{words.orgTypePlaceholder}</option>
          {organisations.map((group) => (
            <optgroup key={group.label} label={group.label}>
              {group.options.map(({ label }) => (
                <option key={label}>{label}</option>
              ))}
            </optgroup>
          ))}
        </select>
      </Field>
    ),
    extra: (
      <Field {...field('extra')} isWide>
        <textarea {...control('extra', 'lead-extra-hint')} defaultValue={initial.extra} rows={3} />
        <p className="hint" id="lead-extra-hint">
          <span>{words.extraHint}</span>
          <span className="num">{`${countCharacters(initial.extra)}/${longest}`}</span>
        </p>
      </Field>
    ),
    marketing: (
      <label className="tick wide">
        <input type="checkbox" name="marketing" defaultChecked={initial.marketing} />
        <span>{words.fields.marketing.label}</span>
      </label>
    ),
  };
  return (
    <>
      {formFields(leadFields).map(({ name }) => (
        <Fragment key={name}>{controls[name]}</Fragment>
      ))}
    </>
  );
}
