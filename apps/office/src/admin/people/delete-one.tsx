'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { DELETE_ONE, useDeletePress } from '../../payload-patches/delete-press.ts';
import { idsOf, useDeleteDialog } from './delete-dialog.tsx';

/** On the page of a user: makes the delete button ask who takes over their leads. */
export function DeleteOne() {
  const { id } = useDocumentInfo();
  const router = useRouter();
  const { dialog, open } = useDeleteDialog(() => router.push('/admin/collections/users'));
  const press = useCallback(() => {
    if (id !== undefined) void open(idsOf([id]));
  }, [id, open]);
  useDeletePress(DELETE_ONE, press);
  return dialog;
}
