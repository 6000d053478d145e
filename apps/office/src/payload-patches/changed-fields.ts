'use client';

import { useForm, useFormProcessing } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { type RefObject, useEffect } from 'react';

/**
 * Saves what was changed on this screen and nothing else.
 *
 * Leans on: where `submit({ overrides })` is given a function, what that returns is sent in place of
 * the form's state. Payload's own button sends every field as it was when the screen was opened.
 */
export function useSaveChanges(): () => Promise<void> {
  const { submit } = useForm();
  return async () => {
    await submit({ overrides: changedIn });
  };
}

/** What differs from what the office sent. */
export function changedIn(state: FormState): FormData {
  const changed = Object.entries(state).filter(
    ([, { value, initialValue }]) => value !== initialValue,
  );
  // Payload's type says FormData, yet it is an object that is sent, as JSON.
  return Object.fromEntries(changed.map(([path, { value }]) => [path, value])) as never;
}

/**
 * Has the fields wait until the office has answered for good: its answer takes the place of what stands
 * in them, and Payload gives them back one request too early.
 *
 * Leans on: the form around the button holds its fields in `.document-fields`.
 */
export function useFieldsWait(button: RefObject<HTMLButtonElement | null>): void {
  const isSaving = useFormProcessing();
  useEffect(() => {
    const fields = button.current?.form?.querySelector('.document-fields');
    fields?.toggleAttribute('inert', isSaving);
  }, [button, isSaving]);
}
