'use client';

import { LeaveWithoutSaving, useFormModified } from '@payloadcms/ui';
import { useEffect } from 'react';

const saveDraft = () => document.querySelector<HTMLButtonElement>('#action-save-draft')?.click();

/**
 * Saves unsaved input of a form with automatic saves: when the connection returns, whereas Payload waits for the next
 * change, and when the user goes back or follows a link, with the dialog of forms without automatic saves.
 *
 * Relies on: the id of the button that saves a draft.
 */
export function SaveUnsaved() {
  const isModified = useFormModified();
  useEffect(() => {
    if (!isModified) return;
    const leaving = new AbortController();
    // Captured: Next, which listens too, removes the form at once.
    const options = { capture: true, signal: leaving.signal };
    for (const event of ['online', 'popstate']) window.addEventListener(event, saveDraft, options);
    return () => leaving.abort();
  }, [isModified]);
  return <LeaveWithoutSaving disablePreventLeave={!isModified} onPrevent={saveDraft} />;
}
