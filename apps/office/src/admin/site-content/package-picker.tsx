'use client';

import { FieldError, SelectInput, useField, useFormFields } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';

/** Chooses among the packages that the same form has now. */
export function PackagePicker({ field, path, readOnly }: TextFieldClientProps) {
  const { errorMessage, setValue, showError, value } = useField<string | null>({ path });
  const packages = useFormFields(([fields]) => {
    const count = fields.packages?.rows?.length ?? 0;
    return Array.from({ length: count }, (_, index) => ({
      value: textOf(fields[`packages.${index}.code`]?.value),
      label: textOf(fields[`packages.${index}.name`]?.value),
    }))
      .filter((one) => one.value !== '')
      .map((one) => `${one.value}\n${one.label}`)
      .join('\t');
  });
  const options = packages
    .split('\t')
    .filter((one) => one !== '')
    .map((one) => {
      const [code = '', name = ''] = one.split('\n');
      return { value: code, label: name || code };
    });
  // One that is gone is still shown, to be chosen anew.
  const known = !value || options.some((one) => one.value === value);
  return (
    <SelectInput
      label={field.label ?? ''}
      name={field.name}
      path={path}
      readOnly={readOnly === true}
      options={known ? options : [...options, { value, label: value }]}
      value={value ?? ''}
      showError={showError}
      Error={<FieldError message={errorMessage ?? ''} path={path} showError={showError} />}
      onChange={(option) => setValue(!Array.isArray(option) ? textOf(option.value) || null : null)}
    />
  );
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
