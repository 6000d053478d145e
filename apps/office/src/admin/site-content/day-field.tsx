'use client';

import { FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { bangkokDay } from '../../i18n/date-formats.ts';

interface Props extends TextFieldClientProps {
  /** Said once the day lies behind. */
  passed?: string;
}

/** A calendar day, chosen in the browser's own calendar: a day in Bangkok wherever it is chosen. */
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
