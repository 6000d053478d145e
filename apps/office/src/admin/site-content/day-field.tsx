'use client';

import { FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { bangkokDay } from '../../i18n/date-formats.ts';

interface Props extends TextFieldClientProps {
  /** Warning for a day in the past. */
  passed?: string;
}

/** A native date field for a calendar day in Bangkok, without time zone conversion. */
export function DayField({ field, passed, path, readOnly }: Props) {
  const { disabled, errorMessage, setValue, showError, value } = useField<string | null>({ path });
  return (
    <div className={showError ? 'field-type text error' : 'field-type text'}>
      <FieldLabel label={field.label ?? ''} path={path} />
      <div className="field-type__wrap">
        <FieldError message={errorMessage ?? ''} path={path} showError={showError} />
        <input
          id={`field-${path.replaceAll('.', '__')}`}
          type="date"
          disabled={readOnly === true || disabled}
          value={value ?? ''}
          onChange={({ target }) => setValue(target.value)}
        />
      </div>
      {passed && value && value < bangkokDay(Date.now()) && (
        <p className="office-warning" role="status">
          {passed}
        </p>
      )}
    </div>
  );
}
