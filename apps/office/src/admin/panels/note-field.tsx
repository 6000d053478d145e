'use client';

import { TextareaField, useAuth, useDocumentInfo, useField } from '@payloadcms/ui';
import type { TextareaFieldClientProps } from 'payload';
import { useEffect, useState } from 'react';

/** The `sessionStorage` key of the note that a person is typing. */
export const noteKey = (person: unknown, collection: unknown, record: unknown): string =>
  ['note', person, collection, record].join(' ');

/** The field of a note; keeps it in the browser's tab until it is saved, since an ended session empties the form. */
export function NoteField(props: TextareaFieldClientProps) {
  const { user } = useAuth();
  const { collectionSlug, id, initialState } = useDocumentInfo();
  const { setValue } = useField<string>({ path: props.path });
  // `user` is empty once the session has ended.
  const [key] = useState(noteKey(user?.id, collectionSlug, id));
  useEffect(() => {
    const note = sessionStorage.getItem(key);
    // Delayed, since the form applies a new initial state after its fields have rendered.
    const timer = setTimeout(() => note && setValue(note));
    return () => clearTimeout(timer);
  }, [key, initialState, setValue]);
  return (
    <div
      className="field-type"
      onInput={({ target }) =>
        target instanceof HTMLTextAreaElement && sessionStorage.setItem(key, target.value)
      }
    >
      <TextareaField {...props} />
    </div>
  );
}
