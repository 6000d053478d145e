'use client';

import { useFormFields } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { oneTimePassword } from '../../people/one-time-password.ts';

const CONFIRM = 'confirm-password';

/**
 * Whoever adds a person is not asked for their password: one is made up, which its owner changes. Who
 * would rather give another types it once, since it can be read.
 *
 * @param isNew whether the form adds a person
 * @returns the password that will be saved and whether it was made up; undefined as long as the form has none
 */
export function useOneTimePassword(
  isNew: boolean,
): { password: string; isMadeUp: boolean } | undefined {
  const [madeUp] = useState(oneTimePassword);
  const field = useFormFields(([fields]) => fields.password);
  const confirmed = useFormFields(([fields]) => fields[CONFIRM]);
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields);
  const password = typeof field?.value === 'string' ? field.value : '';
  useEffect(() => {
    // Also after the form was read anew, but not under the hands of somebody who types another.
    if (!isNew || !field || password !== '' || document.activeElement?.id === 'field-password')
      return;
    dispatch({ type: 'UPDATE', path: 'password', value: madeUp, valid: true, errorMessage: '' });
  }, [dispatch, field, isNew, madeUp, password]);
  useEffect(() => {
    if (!isNew || !confirmed || password === '' || confirmed.value === password) return;
    dispatch({ type: 'UPDATE', path: CONFIRM, value: password, valid: true, errorMessage: '' });
  }, [confirmed, dispatch, isNew, password]);
  const isFilledIn = isNew && password !== '' && confirmed?.value === password;
  return isFilledIn ? { password, isMadeUp: password === madeUp } : undefined;
}
