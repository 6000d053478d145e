'use client';

import { useForm, useFormProcessing } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { type RefObject, useEffect } from 'react';

/**
 * Returns a function that saves only the fields changed on this screen.
 *
 * Relies on: `submit({ overrides })` takes a function and sends its result instead of the form's state.
 * Payload's own button sends every field, also those that a colleague has changed since.
 */
export function useSaveChanges(): () => Promise<void> {
  const { submit } = useForm();
  return async () => {
    await submit({ overrides: changedIn });
  };
}

/** Returns the fields that differ from their initial values. */
export function changedIn(state: FormState): FormData {
  const changed = Object.entries(state).filter(
    ([, { value, initialValue }]) => value !== initialValue,
  );
  // Typed as FormData by Payload, which in fact sends an object as JSON.
  return Object.fromEntries(changed.map(([path, { value }]) => [path, value])) as never;
}

/**
 * Disables the fields until the save is complete: the response replaces their values, and Payload enables
 * them one request too early.
 *
 * Relies on: the form around the button has its fields in `.document-fields`.
 */
export function useFieldsWait(button: RefObject<HTMLButtonElement | null>): void {
  const isSaving = useFormProcessing();
  useEffect(() => {
    const fields = button.current?.form?.querySelector('.document-fields');
    fields?.toggleAttribute('inert', isSaving);
  }, [button, isSaving]);
}
