'use client';

import {
  FormSubmit,
  useDocumentInfo,
  useFormModified,
  useHotkey,
  useTranslation,
} from '@payloadcms/ui';
import { useRef } from 'react';
import { useFieldsWait, useSaveChanges } from '../../payload-patches/changed-fields.ts';

/**
 * Payload's save button, but sends only the changed fields, so that two people with the same lead open
 * do not overwrite each other's changes.
 */
export function SaveChanges() {
  const saveChanges = useSaveChanges();
  const { t } = useTranslation();
  const isModified = useFormModified();
  const { isInitializing } = useDocumentInfo();
  const button = useRef<HTMLButtonElement>(null);
  useFieldsWait(button);
  useHotkey({ cmdCtrlKey: true, editDepth: 1, keyCodes: ['s'] }, (event) => {
    event.preventDefault();
    event.stopPropagation();
    button.current?.click();
  });

  return (
    <FormSubmit
      buttonId="action-save"
      disabled={!isModified || isInitializing}
      onClick={() => void saveChanges()}
      ref={button}
      size="medium"
      type="button"
    >
      {t('general:save')}
    </FormSubmit>
  );
}
