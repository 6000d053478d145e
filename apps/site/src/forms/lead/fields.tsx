import { formFields, leadFields } from '@clinicdee/protocol';
import type { ReactElement } from 'react';
import { emptyLeadForm, type LeadFormField, type LeadFormValues } from '../../leads/form.ts';
import { Counter, Field, Fields, propsOf } from '../fields.tsx';
import type { LeadFormContent } from './content.ts';

const longest = leadFields.description.form.rule.max;

interface Props {
  content: LeadFormContent;
  errors: Partial<Record<LeadFormField, string>>;
  /** The values at server render. */
  initial: LeadFormValues;
  /** The current values. */
  values: LeadFormValues;
  onEmailTaken: ((address: string) => void) | undefined;
}

/** The five fields and the marketing checkbox (spec §5), in the order of `leadFields`. */
export function LeadFields({ content, errors, initial, values, onEmailTaken }: Props) {
  const { organisations, words } = content;
  const { control, field } = propsOf('lead', words.fields, errors, initial);
  const isOffered = organisations.some(({ options }) =>
    options.some(({ label }) => label === initial.orgType),
  );
  const controls: Partial<Record<LeadFormField, ReactElement>> = {
    orgType: (
      <Field {...field('orgType')} isRequired>
        <select {...control('orgType')} required>
          <option value={emptyLeadForm.orgType}>{words.orgTypePlaceholder}</option>
          {/* Posted from a translated page without JavaScript. */}
          {!isOffered && initial.orgType !== '' && (
            <option value={initial.orgType}>{initial.orgType}</option>
          )}
          {organisations.map((group) => (
            <optgroup key={group.label} label={group.label}>
              {group.options.map(({ label }) => (
                // Browser translators change the text, so the value is explicit.
                <option key={label} value={label}>
                  {label}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </Field>
    ),
    extra: (
      <Field {...field('extra')} isWide>
        <textarea {...control('extra', 'lead-extra-hint')} rows={3} />
        <p className="hint" id="lead-extra-hint">
          <span>{words.extraHint}</span>
          <Counter of={values.extra} max={longest} />
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
    <Fields
      control={control}
      controls={controls}
      field={field}
      fields={formFields(leadFields)}
      onEmailTaken={onEmailTaken}
      values={values}
      words={words}
    />
  );
}
