'use client';

import {
  FormSubmit,
  useAuth,
  useDocumentInfo,
  useFormModified,
  useHotkey,
  useTranslation,
} from '@payloadcms/ui';
import { useRef } from 'react';
import { useFieldsWait, useSaveChanges } from '../../payload-patches/changed-fields.ts';
import { noteKey } from './note-field.tsx';

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
