'use client';

import { useRouteCache, useSelection } from '@payloadcms/ui';
import { useSearchParams } from 'next/navigation';
import { useCallback } from 'react';
import { DELETE_SELECTED, useDeletePress } from '../../payload-patches/delete-press.ts';
import { useDeleteDialog } from './delete-dialog.tsx';

/** Above the list of users: makes the delete button ask who takes over the leads of the selected users. */
export function DeleteSelected() {
  const { getQueryParams, toggleAll } = useSelection();
  const { clearRouteCache } = useRouteCache();
  const search = useSearchParams();
  const { dialog, open } = useDeleteDialog(() => {
    toggleAll();
    clearRouteCache();
  });
  const press = useCallback(() => {
    // If all pages of the list are selected, the query has the filter and the search instead of ids.
    const name = search.get('search');
    const query = getQueryParams(name ? { name: { like: name } } : undefined);
    void open(new URLSearchParams(query));
  }, [getQueryParams, open, search]);
  useDeletePress(DELETE_SELECTED, press);
  return dialog;
}
