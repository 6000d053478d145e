'use client';

import { useFormFields } from '@payloadcms/ui';
import type { Validate } from 'payload';
import { useEffect } from 'react';
import { isStrongPassword, PASSWORD_RULE } from '../../people/password-rule.ts';

const validate: Validate<string> = (value) => isStrongPassword(value ?? '') || PASSWORD_RULE;

/**
 * Holds Payload's password fields, whose own rule is three characters, to ours while one types. The
 * server's refusal alone would come after Payload has closed them.
 */
export function usePasswordRule(): void {
  const field = useFormFields(([fields]) => fields.password);
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields);
  useEffect(() => {
    if (typeof field?.value !== 'string') return;
    const valid = isStrongPassword(field.value);
    if (field.validate === validate && field.valid === valid) return;
    const errorMessage = valid ? '' : PASSWORD_RULE;
    dispatch({ type: 'UPDATE', path: 'password', validate, valid, errorMessage });
  }, [field, dispatch]);
}
