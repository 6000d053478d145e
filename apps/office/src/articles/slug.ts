import { slugFrom } from '@clinicdee/protocol';
import type { FieldHook } from 'payload';

/**
 * Makes what was typed as an article's address into one that the site serves, so that the field shows
 * what the address will be. What has no letter in it counts as not typed.
 */
export const normaliseSlug: FieldHook = ({ value }: { value?: unknown }) =>
  typeof value === 'string' ? slugFrom(value) || null : value;
