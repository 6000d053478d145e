'use client';

import { FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { NumberFieldClientProps } from 'payload';
import { useState } from 'react';
import { satangOf, shownBaht } from './baht.ts';

/** A price, typed in baht and kept in satang: whole numbers, which no sum can bend. */
export function BahtField({ field, path, readOnly }: NumberFieldClientProps) {
  const { disabled, errorMessage, setValue, showError, value } = useField<number | null>({ path });
  const [typed, setTyped] = useState<string>();
  const id = `field-${path.replaceAll('.', '__')}`;
  return (
    <div className={showError ? 'field-type number error' : 'field-type number'}>
      <FieldLabel label={field.label ?? ''} path={path} />
      <div className="field-type__wrap">
        <FieldError message={errorMessage ?? ''} path={path} showError={showError} />
        <input
          id={id}
          inputMode="decimal"
          disabled={readOnly === true || disabled}
          // What is no amount stays as it was typed, beside the words that say so.
          value={typed !== undefined && satangOf(typed) === (value ?? 0) ? typed : shownBaht(value)}
          onChange={({ target }) => {
            setTyped(target.value);
            setValue(satangOf(target.value));
          }}
          onBlur={() => setTyped(value ? undefined : typed)}
        />
      </div>
    </div>
  );
}
