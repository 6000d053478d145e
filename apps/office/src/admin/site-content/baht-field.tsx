'use client';

import { foldDigits } from '@clinicdee/protocol';
import { FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { NumberFieldClientProps } from 'payload';
import { useState } from 'react';

/** A price field: entered in baht, stored in satang as an integer, which avoids rounding errors. */
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
          // Invalid input stays in the field, beside its error.
          value={
            typed !== undefined && satangOf(typed) === (value ?? 0) ? typed : formatBaht(value)
          }
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

/**
 * Parses baht (Thai digits, commas, up to two decimals) to satang. Returns 0 for invalid input, which the field's
 * validation rejects.
 */
function satangOf(typed: string): number {
  const [, baht, decimals = ''] =
    /^(\d{1,12})(?:\.(\d{0,2}))?$/.exec(foldDigits(typed).replace(/[\s,฿]/g, '')) ?? [];
  return baht === undefined ? 0 : Number(baht) * 100 + Number(decimals.padEnd(2, '0'));
}

/** Formats satang as baht, in the notation of the input. */
function formatBaht(satang: number | null | undefined): string {
  if (!satang) return '';
  const decimals = satang % 100 === 0 ? 0 : 2;
  return (satang / 100).toLocaleString('en', { minimumFractionDigits: decimals });
}
