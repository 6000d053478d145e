'use client';

import { useFormFields } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { ChoiceField, textOf } from './choice-field.tsx';

/** A select field with the packages that the form currently has. */
export function PackagePicker(props: TextFieldClientProps) {
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
  const choices = packages
    .split('\t')
    .filter((line) => line !== '')
    .map((line) => {
      const [code = '', name = ''] = line.split('\n');
      return { value: code, label: name || code };
    });
  return <ChoiceField {...props} choices={choices} />;
}
