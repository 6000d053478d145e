'use client';

import { FieldError, SelectInput, useField, useFormFields } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';

/** A select field with the packages that the form currently has. */
export function PackagePicker({ field, path, readOnly }: TextFieldClientProps) {
  const { errorMessage, setValue, showError, value } = useField<string | null>({ path });
  const packages = useFormFields(([fields]) => {
    const count = fields.packages?.rows?.length ?? 0;
    return Array.from({ length: count }, (_, index) => ({
      value: textOf(fields[`packages.${index}.code`]?.value),
      label: textOf(fields[`packages.${index}.name`]?.value),
    }))
      .filter((option) => option.value !== '')
      .map((option) => `${option.value}\n${option.label}`)
      .join('\t');
  });
  const options = packages
    .split('\t')
    .filter((line) => line !== '')
    .map((line) => {
      const [code = '', name = ''] = line.split('\n');
      return { value: code, label: name || code };
    });
  // A removed package stays visible until another is selected.
  const isKnown = !value || options.some((option) => option.value === value);
  return (
    <SelectInput
      label={field.label ?? ''}
      name={field.name}
      path={path}
      readOnly={readOnly === true}
      options={isKnown ? options : [...options, { value, label: value }]}
      value={value ?? ''}
      showError={showError}
      Error={<FieldError message={errorMessage ?? ''} path={path} showError={showError} />}
      onChange={(option) => setValue(!Array.isArray(option) ? textOf(option.value) || null : null)}
    />
  );
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
