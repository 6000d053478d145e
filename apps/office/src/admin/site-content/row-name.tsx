'use client';

import { useRowLabel } from '@payloadcms/ui';

interface Props {
  /** The field with the name of a row. */
  by: string;
  /** The labels of its values, if they are codes. */
  words?: Readonly<Record<string, string>>;
  /** The kind of row, shown if it has no name yet. */
  kind: string;
}

/** Labels a row with its name instead of its number, so that it can be found in a collapsed list. */
export function RowName({ by, kind, words }: Props) {
  const { data } = useRowLabel<Record<string, unknown> | undefined>();
  const value = data?.[by];
  const phrases = Array.isArray(value) ? value.join(' ') : value;
  const name = typeof phrases === 'string' ? (words?.[phrases] ?? phrases) : '';
  return <span className="row-name">{name.trim() || `${kind}ใหม่`}</span>;
}
