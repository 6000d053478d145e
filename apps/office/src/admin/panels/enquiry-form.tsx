'use client';

import {
  FormSubmit,
  TextareaField,
  useAuth,
  useDocumentInfo,
  useField,
  useFormModified,
  useHotkey,
  useTranslation,
} from '@payloadcms/ui';
import type { TextareaFieldClientProps } from 'payload';
import { useEffect, useRef, useState } from 'react';
import { waitingTime } from '../../enquiries/elapsed.ts';
import { useFieldsWait, useSaveChanges } from '../../payload-patches/changed-fields.ts';
import type { Lead } from '../../payload-types.ts';

/** The `sessionStorage` key of the note that a person is typing. */
const noteKey = (person: unknown, collection: unknown, record: unknown): string =>
  ['note', person, collection, record].join(' ');

/** The field of a note; keeps it in the browser's tab until it is saved, since an ended session empties the form. */
export function NoteField(props: TextareaFieldClientProps) {
  const { user } = useAuth();
  const { collectionSlug, id, initialState } = useDocumentInfo();
  const { setValue } = useField<string>({ path: props.path });
  // `user` is empty once the session has ended.
  const [key] = useState(noteKey(user?.id, collectionSlug, id));
  useEffect(() => {
    // All new leads would share a key: the form of the next one would show the note.
    const note = id && sessionStorage.getItem(key);
    // Delayed, since the form applies a new initial state after its fields have rendered.
    const timer = setTimeout(() => note && setValue(note));
    return () => clearTimeout(timer);
  }, [id, key, initialState, setValue]);
  return (
    <div
      className="field-type"
      onInput={({ target }) =>
        id && target instanceof HTMLTextAreaElement && sessionStorage.setItem(key, target.value)
      }
    >
      <TextareaField {...props} />
    </div>
  );
}

/**
 * Payload's save button, but sends only the changed fields, so that two people with the same lead open
 * do not overwrite each other's changes.
 */
export function SaveChanges() {
  const saveChanges = useSaveChanges();
  const { t } = useTranslation();
  const isModified = useFormModified();
  const { user } = useAuth();
  const { collectionSlug, id, isInitializing } = useDocumentInfo();
  const button = useRef<HTMLButtonElement>(null);
  useFieldsWait(button);
  async function save() {
    if (await saveChanges()) sessionStorage.removeItem(noteKey(user?.id, collectionSlug, id));
  }
  useHotkey({ cmdCtrlKey: true, editDepth: 1, keyCodes: ['s'] }, (event) => {
    event.preventDefault();
    event.stopPropagation();
    button.current?.click();
  });

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

/** A button below the owner field that sets the current user as owner. */
export function Claim() {
  const { user } = useAuth();
  const { isTrashed } = useDocumentInfo();
  const { value, setValue, disabled } = useField<number | null>({ path: 'owner' });
  if (!user || isTrashed || value === user.id) return null;
  return (
    <button
      type="button"
      className="quiet-button claim"
      disabled={disabled}
      onClick={() => setValue(user.id)}
    >
      รับเคสนี้
    </button>
  );
}

/** How long the person has been waiting or had to wait. Updates with the status. */
export function Waiting() {
  const { data } = useDocumentInfo();
  const words = data?.createdAt ? waitingTime(data as Lead) : '';
  if (!words) return null;
  // The minute may turn between server and browser.
  return (
    <span className="waiting" data-waits={words.startsWith('รอ')} suppressHydrationWarning>
      {words}
    </span>
  );
}
