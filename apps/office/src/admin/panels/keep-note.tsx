'use client';

import { useField } from '@payloadcms/ui';
import { useEffect } from 'react';
import { useNoteDraft } from './note-draft.ts';

/** Under the note: whatever is typed there outlives a session that ends, a reload, a slip of the thumb. */
export function KeepNote() {
  const draft = useNoteDraft();
  const { value, setValue, formInitializing } = useField<string | null>({ path: 'note' });

  useEffect(() => {
    if (formInitializing) return;
    // Null is what the office sends; emptied by hand it is an empty text.
    if (typeof value === 'string') draft.keep(value);
    else if (draft.read()) setValue(draft.read());
  }, [draft, formInitializing, setValue, value]);

  return null;
}
