'use client';

import { useForm, useFormFields } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useEffect } from 'react';

/** Longer than the form's debounce of 250 ms, in milliseconds. */
const RETRY_MS = 700;

/**
 * Requests the form state again while a new row stays in its loading state. Rendered in forms that have lists.
 *
 * Payload's form requests the state of a new row 250 ms after the last change, unless the form equals the state that it
 * compared last. A response to an earlier change (such as a removed row) that arrives within the 250 ms sets that state
 * to the current form, including the new row. The form then finds no difference and sends no request until the next
 * change.
 *
 * Relies on: `rows[].isLoading` in the form's state, the form's request after every difference in it, and
 * `SET_ROW_COLLAPSED`, which replaces the rows.
 */
export function RowsArrive(): null {
  const { dispatchFields, getFields } = useForm();
  // A string, so that this renders only when the set of waiting lists changes, and not at each keystroke.
  const waiting = useFormFields(([fields]) => loadingLists(fields).join(' '));
  useEffect(() => {
    if (waiting === '') return;
    const timer = setInterval(() => {
      const fields = getFields();
      for (const path of loadingLists(fields)) {
        dispatchFields({
          type: 'SET_ROW_COLLAPSED',
          path,
          updatedRows: withRetry(fields[path]?.rows ?? []),
        });
      }
    }, RETRY_MS);
    return () => clearInterval(timer);
  }, [waiting, dispatchFields, getFields]);
  return null;
}

type Rows = NonNullable<FormState[string]['rows']>;

/** Returns the paths of the lists that have a loading row. */
export const loadingLists = (fields: FormState): string[] =>
  Object.entries(fields).flatMap(([path, { rows }]) =>
    rows?.some(({ isLoading }) => isLoading) ? [path] : [],
  );

/** Increases a counter in the loading rows, so that the form finds a difference and sends a request. */
export const withRetry = (rows: Rows): Rows =>
  rows.map((row) => (row.isLoading ? { ...row, asked: retriesOf(row) + 1 } : row));

const retriesOf = (row: object): number =>
  'asked' in row && typeof row.asked === 'number' ? row.asked : 0;
