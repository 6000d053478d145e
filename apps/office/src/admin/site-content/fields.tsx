'use client';

import { FieldError, FieldLabel, SelectInput, useField, useFormFields } from '@payloadcms/ui';
import type { NumberFieldClientProps, TextFieldClientProps } from 'payload';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { bangkokDay } from '../../i18n/date-formats.ts';
import { satangOf } from './satang.ts';

interface ChoiceProps extends Pick<TextFieldClientProps, 'field' | 'path' | 'readOnly'> {
  choices: readonly { value: string; label: string }[];
}

/** A text field that is chosen from a list. A choice that no longer exists stays visible until another is selected. */
export function ChoiceField({ choices, field, path, readOnly }: ChoiceProps) {
  const { setValue, showError, value } = useField<string | null>({ path });
  const { name, label = '', required = false, admin: { description } = {} } = field;
  const isKnown = !value || choices.some((choice) => choice.value === value);
  return (
    <SelectInput
      name={name}
      path={path}
      label={label}
      required={required}
      showError={showError}
      readOnly={readOnly === true}
      options={isKnown ? [...choices] : [...choices, { value, label: value }]}
      value={value ?? ''}
      {...(description !== undefined && { description })}
      onChange={(option) => setValue(!Array.isArray(option) ? textOf(option.value) || null : null)}
    />
  );
}

/** A select field with the packages that the form currently has. */
export function PackageInForm(props: TextFieldClientProps) {
  // As text, which the hook compares.
  const packages = useFormFields(([fields]) =>
    JSON.stringify(
      (fields.packages?.rows ?? []).map((_, index) => ({
        value: textOf(fields[`packages.${index}.code`]?.value),
        label: textOf(fields[`packages.${index}.name`]?.value),
      })),
    ),
  );
  const choices = (JSON.parse(packages) as ChoiceProps['choices'])
    .filter(({ value }) => value !== '')
    .map(({ value, label }) => ({ value, label: label || value }));
  return <ChoiceField {...props} choices={choices} />;
}

/** Returns a text; empty for any other value. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

type InputProps = Pick<TextFieldClientProps, 'path' | 'readOnly'> & {
  field: Pick<TextFieldClientProps['field'], 'label' | 'required'>;
  input: ComponentProps<'input'>;
  children?: ReactNode;
};

/** An input with label and error, as in Payload's own fields. */
function Input({
  field: { label = '', required = false },
  path,
  readOnly,
  input,
  children,
}: InputProps) {
  const { disabled, errorMessage, showError } = useField({ path });
  return (
    <div className={showError ? 'field-type text error' : 'field-type text'}>
      <FieldLabel label={label} path={path} required={required} />
      <div className="field-type__wrap">
        <FieldError message={errorMessage ?? ''} path={path} showError={showError} />
        <input
          id={`field-${path.replaceAll('.', '__')}`}
          disabled={readOnly === true || disabled}
          {...input}
        />
      </div>
      {children}
    </div>
  );
}

/** A price field: entered in baht, stored in satang as an integer, which avoids rounding errors. */
export function BahtField({ field, path, readOnly }: NumberFieldClientProps) {
  const { setValue, value } = useField<number | null>({ path });
  const [typed, setTyped] = useState<string>();
  // Invalid input stays in the field, beside its error.
  const isTyped = typed !== undefined && satangOf(typed) === (value ?? 0);
  return (
    <Input
      field={field}
      path={path}
      readOnly={readOnly === true}
      input={{
        inputMode: 'decimal',
        value: isTyped ? typed : formatBaht(value),
        onChange: ({ target }) => {
          setTyped(target.value);
          setValue(satangOf(target.value));
        },
        onBlur: () => setTyped(value ? undefined : typed),
      }}
    />
  );
}

/** Formats satang as baht, in the notation of the input. */
function formatBaht(satang: number | null | undefined): string {
  if (!satang) return '';
  const decimals = satang % 100 === 0 ? 0 : 2;
  return (satang / 100).toLocaleString('en', { minimumFractionDigits: decimals });
}

interface DayProps extends TextFieldClientProps {
  /** Warning for a day in the past. */
  passed?: string;
}

/** A native date field for a calendar day in Bangkok, without time zone conversion. */
export function DayField({ field, passed, path, readOnly }: DayProps) {
  const { setValue, value } = useField<string | null>({ path });
  return (
    <Input
      field={field}
      path={path}
      readOnly={readOnly === true}
      input={{
        type: 'date',
        value: value ?? '',
        onChange: ({ target }) => setValue(target.value),
      }}
    >
      {passed && value && value < bangkokDay(Date.now()) && (
        <p className="office-warning" role="status">
          {passed}
        </p>
      )}
    </Input>
  );
}
