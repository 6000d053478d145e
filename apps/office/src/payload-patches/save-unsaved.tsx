'use client';

import { LeaveWithoutSaving, useFormModified } from '@payloadcms/ui';
import { useEffect } from 'react';

const saveDraft = () => document.querySelector<HTMLButtonElement>('#action-save-draft')?.click();

/**
 * Saves unsaved input of a form with automatic saves: when the connection returns, whereas Payload waits for the next
 * change, and when the user leaves the form. Then it also shows the dialog that Payload shows only in forms without
 * automatic saves.
 *
 * Relies on: the id of the button that saves a draft.
 */
export function SaveUnsaved() {
  const isModified = useFormModified();
  useEffect(() => {
    if (!isModified) return;
    window.addEventListener('online', saveDraft);
    return () => window.removeEventListener('online', saveDraft);
  }, [isModified]);
  return <LeaveWithoutSaving disablePreventLeave={!isModified} onPrevent={saveDraft} />;
}
