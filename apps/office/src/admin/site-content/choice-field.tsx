'use client';

import { FieldError, SelectInput, useField, useFormFields } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';

interface Choice {
  value: string;
  label: string;
}

interface Props extends Pick<TextFieldClientProps, 'field' | 'path' | 'readOnly'> {
  choices: readonly Choice[];
}

/** A text field that is chosen from a list. A choice that no longer exists stays visible until another is selected. */
export function ChoiceField({ choices, field, path, readOnly }: Props) {
  const { errorMessage, setValue, showError, value } = useField<string | null>({ path });
  const isKnown = !value || choices.some((choice) => choice.value === value);
  return (
    <SelectInput
      label={field.label ?? ''}
      name={field.name}
      path={path}
      readOnly={readOnly === true}
      required={field.required === true}
      options={isKnown ? [...choices] : [...choices, { value, label: value }]}
      value={value ?? ''}
      showError={showError}
      Error={<FieldError message={errorMessage ?? ''} path={path} showError={showError} />}
      {...(typeof field.admin?.description === 'string' && {
        description: field.admin.description,
      })}
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
  const choices = (JSON.parse(packages) as Choice[])
    .filter(({ value }) => value !== '')
    .map(({ value, label }) => ({ value, label: label || value }));
  return <ChoiceField {...props} choices={choices} />;
}

/** Returns a text; empty for any other value. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
