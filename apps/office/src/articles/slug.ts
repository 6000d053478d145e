import { slugFrom } from '@clinicdee/protocol';
import type { FieldHook } from 'payload';

/**
 * Normalises a typed slug to one that the site serves, so that the field shows the final address. Input without letters
 * counts as empty.
 */
export const normaliseSlug: FieldHook = ({ value }: { value?: unknown }) =>
  typeof value === 'string' ? slugFrom(value) || null : value;
