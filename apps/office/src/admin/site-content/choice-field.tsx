'use client';

import { FieldError, SelectInput, useField } from '@payloadcms/ui';
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

/** Returns a text; empty for any other value. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
