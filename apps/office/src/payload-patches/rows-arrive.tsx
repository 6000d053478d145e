'use client';

import { useForm, useFormFields } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useEffect } from 'react';

/** Longer than the form gathers changes (a quarter of a second), in milliseconds. */
const ASK_AGAIN_MS = 700;

/**
 * Has the office asked once more for rows that stay grey. Drawn in a form that has lists.
 *
 * A new row is grey until the office has answered for it. Payload's form asks a quarter of a second after the last
 * change, unless nothing differs from what it has compared last. An answer to an earlier change (a row taken out a
 * moment ago) that comes in within that quarter sets this to the form as it stands, new row included: nothing
 * differs any more, and nobody asks before the next change.
 *
 * Leans on: `rows[].isLoading` in the form's state, the form's asking after every difference in it, and
 * `SET_ROW_COLLAPSED`, which puts rows in the place of rows.
 */
export function RowsArrive(): null {
  const { dispatchFields, getFields } = useForm();
  // A text, so that this is drawn anew when another row waits and at no other letter.
  const waiting = useFormFields(([fields]) => waitingLists(fields).join(' '));
  useEffect(() => {
    if (waiting === '') return;
    const timer = setInterval(() => {
      const fields = getFields();
      for (const path of waitingLists(fields)) {
        dispatchFields({
          type: 'SET_ROW_COLLAPSED',
          path,
          updatedRows: askedAgain(fields[path]?.rows ?? []),
        });
      }
    }, ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [waiting, dispatchFields, getFields]);
  return null;
}

type Rows = NonNullable<FormState[string]['rows']>;

/** The lists in which a row waits for the office. */
export const waitingLists = (fields: FormState): string[] =>
  Object.entries(fields).flatMap(([path, { rows }]) =>
    rows?.some(({ isLoading }) => isLoading) ? [path] : [],
  );

/** The same rows, but for a count in those that wait: that is the difference about which the form asks. */
export const askedAgain = (rows: Rows): Rows =>
  rows.map((row) => (row.isLoading ? { ...row, asked: asked(row) + 1 } : row));

const asked = (row: object): number =>
  'asked' in row && typeof row.asked === 'number' ? row.asked : 0;
