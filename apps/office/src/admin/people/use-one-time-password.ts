'use client';

import { useFormFields } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { oneTimePassword } from '../../people/one-time-password.ts';

const CONFIRM = 'confirm-password';

/**
 * Fills the password fields of a new user with a generated one-time password, which its owner has to change.
 * Copies a typed password to the confirmation field, since the password is shown as text.
 *
 * @param isNew whether the form creates a user
 * @returns the password to be saved and whether it is generated; undefined while the form has none
 */
export function useOneTimePassword(
  isNew: boolean,
): { password: string; isGenerated: boolean } | undefined {
  const [generated] = useState(oneTimePassword);
  const field = useFormFields(([fields]) => fields.password);
  const confirmed = useFormFields(([fields]) => fields[CONFIRM]);
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields);
  const password = typeof field?.value === 'string' ? field.value : '';
  useEffect(() => {
    // Also after a reload of the form, but not while the user types another password.
    if (!isNew || !field || password !== '' || document.activeElement?.id === 'field-password')
      return;
    dispatch({ type: 'UPDATE', path: 'password', value: generated, valid: true, errorMessage: '' });
  }, [dispatch, field, isNew, generated, password]);
  useEffect(() => {
    if (!isNew || !confirmed || password === '' || confirmed.value === password) return;
    dispatch({ type: 'UPDATE', path: CONFIRM, value: password, valid: true, errorMessage: '' });
  }, [confirmed, dispatch, isNew, password]);
  const isFilledIn = isNew && password !== '' && confirmed?.value === password;
  return isFilledIn ? { password, isGenerated: password === generated } : undefined;
}
