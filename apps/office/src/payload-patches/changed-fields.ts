'use client';

import { useForm, useFormProcessing } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { type RefObject, useEffect } from 'react';

/**
 * Returns a function that saves only the fields changed on this screen, and returns whether they were saved.
 *
 * Relies on: `submit({ overrides })` takes a function and sends its result instead of the form's state.
 * Payload's own button sends every field, also those that a colleague has changed since. After a refused save Payload
 * marks the form as unmodified, which disables the button; with invalid fields it stays so until one is changed.
 */
export function useSaveChanges(): () => Promise<boolean> {
  const { getFields, setModified, submit } = useForm();
  return async () => {
    const answer = await submit({ overrides: changedIn });
    const isSaved = answer?.res.ok === true;
    if (!isSaved && Object.values(getFields()).every(({ valid }) => valid)) setModified(true);
    return isSaved;
  };
}

/** Returns the changed fields, and their initial values, which `optimistic-saves.ts` compares. */
export function changedIn(state: FormState): FormData {
  const changed = Object.entries(state).filter(
    ([, { value, initialValue }]) => value !== initialValue,
  );
  const all = (of: 'value' | 'initialValue') =>
    Object.fromEntries(changed.map(([path, field]) => [path, (field[of] ?? null) as unknown]));
  // Typed as FormData by Payload, which in fact sends an object as JSON.
  return { ...all('value'), changedFrom: all('initialValue') } as never;
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
