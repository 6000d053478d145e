'use client';

import { useRouteCache, useSelection } from '@payloadcms/ui';
import { useSearchParams } from 'next/navigation';
import { useCallback } from 'react';
import { DELETE_SELECTED, useDeletePress } from '../../payload-patches/delete-press.ts';
import { useDeleteDialog } from './delete-dialog.tsx';

/** Above the list of people: deleting those who are selected asks who takes over their leads. */
export function DeleteSelected() {
  const { getQueryParams, toggleAll } = useSelection();
  const { clearRouteCache } = useRouteCache();
  const search = useSearchParams();
  const { dialog, open } = useDeleteDialog(() => {
    toggleAll();
    clearRouteCache();
  });
  const press = useCallback(() => {
    // Where every page of the list is selected its filter names them, and what was searched.
    const name = search.get('search');
    const query = getQueryParams(name ? { name: { like: name } } : undefined);
    void open(new URLSearchParams(query));
  }, [getQueryParams, open, search]);
  useDeletePress(DELETE_SELECTED, press);
  return dialog;
}
