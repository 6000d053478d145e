'use client';

import { useAuth, useDocumentInfo } from '@payloadcms/ui';
import { useMemo } from 'react';

/** A note that is being typed, kept in the tab for this person and this lead until it is saved. */
export interface NoteDraft {
  keep: (text: string) => void;
  read: () => string;
  /** Reads it and forgets it. */
  take: () => string;
}

/** The draft of the note of the lead or registration on the screen. */
export function useNoteDraft(): NoteDraft {
  const { user } = useAuth();
  const { collectionSlug, id } = useDocumentInfo();
  const key = ['note', user?.id, collectionSlug, id].join(' ');
  return useMemo(() => {
    const read = () => sessionStorage.getItem(key) ?? '';
    const forget = () => sessionStorage.removeItem(key);
    return {
      read,
      keep: (text) => (text ? sessionStorage.setItem(key, text) : forget()),
      take: () => {
        const text = read();
        forget();
        return text;
      },
    };
  }, [key]);
}
