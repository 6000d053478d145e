'use client';

import { LeaveWithoutSaving, useFormModified } from '@payloadcms/ui';
import { useEffect } from 'react';

const saveDraft = () => document.querySelector<HTMLButtonElement>('#action-save-draft')?.click();

/**
 * Keeps what is typed between two automatic saves of a form, or after one that failed: saves it once the connection is
 * back, for which Payload waits for further typing, and asks before the form is left, as Payload does only in forms
 * without automatic saves. When the question appears, it is already being saved.
 *
 * Relies on: the id of the button that saves a draft.
 */
export function KeepTyped() {
  const isModified = useFormModified();
  useEffect(() => {
    if (!isModified) return;
    window.addEventListener('online', saveDraft);
    return () => window.removeEventListener('online', saveDraft);
  }, [isModified]);
  return <LeaveWithoutSaving disablePreventLeave={!isModified} onPrevent={saveDraft} />;
}
