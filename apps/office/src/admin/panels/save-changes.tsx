'use client';

import {
  FormSubmit,
  useDocumentInfo,
  useForm,
  useFormModified,
  useFormProcessing,
  useHotkey,
  useTranslation,
} from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useEffect, useRef } from 'react';
import { useNoteDraft } from './note-draft.ts';

/**
 * Payload's button to save, but it sends what was changed here and nothing else: two people who have
 * the same lead open keep what both of them did.
 */
export function SaveChanges() {
  const { submit } = useForm();
  const { t } = useTranslation();
  const isModified = useFormModified();
  const { isInitializing } = useDocumentInfo();
  const draft = useNoteDraft();
  const button = useRef<HTMLButtonElement>(null);
  useHotkey({ cmdCtrlKey: true, editDepth: 1, keyCodes: ['s'] }, (event) => {
    event.preventDefault();
    event.stopPropagation();
    button.current?.click();
  });

  // Until the office has answered for good: its answer takes the place of what stands in the fields,
  // and Payload gives them back one request too early.
  const isSaving = useFormProcessing();
  useEffect(() => {
    const fields = button.current?.form?.querySelector('.document-fields');
    fields?.toggleAttribute('inert', isSaving);
  }, [isSaving]);

  async function save() {
    const note = draft.take();
    const answer = await submit({ overrides: changedIn });
    const isSaved = typeof answer === 'object' && answer.res.ok;
    if (!isSaved && note) draft.keep(note);
  }

  return (
    <FormSubmit
      buttonId="action-save"
      disabled={!isModified || isInitializing}
      onClick={() => void save()}
      ref={button}
      size="medium"
      type="button"
    >
      {t('general:save')}
    </FormSubmit>
  );
}

/** What differs from what the office sent. */
function changedIn(state: FormState): FormData {
  const changed = Object.entries(state).filter(
    ([, { value, initialValue }]) => value !== initialValue,
  );
  // Payload's type says FormData, yet it is an object that is sent, as JSON.
  return Object.fromEntries(changed.map(([path, { value }]) => [path, value])) as never;
}
