'use client';

import { useRowLabel } from '@payloadcms/ui';

interface Props {
  /** The field by which an entry is known. */
  by: string;
  /** What its codes are called, where it holds codes. */
  words?: Readonly<Record<string, string>>;
  /** What an entry is called that has no name yet. */
  kind: string;
}

/** Calls an entry of a list by its name: a row of a collapsed list is found by what it is, not by its number. */
export function RowName({ by, kind, words }: Props) {
  const { data } = useRowLabel<Record<string, unknown> | undefined>();
  const value = data?.[by];
  const name = typeof value === 'string' ? (words?.[value] ?? value) : '';
  return <span className="row-name">{name.trim() || `${kind}ใหม่`}</span>;
}
