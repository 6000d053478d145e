import { slugFrom } from '@clinicdee/protocol';
import type { CollectionBeforeOperationHook, FieldHook } from 'payload';

/** Nobody copies an article so often that the next number is not free. */
const MOST = 1000;
/** Letters of the original's address that a copy's has, so that its number is not cut off. */
const LONGEST_STEM = 70;

/** Keeps a copy of a published article from being public before anybody has changed a word of it. */
export const copyAsDraft: CollectionBeforeOperationHook = ({ args }) =>
  isCopy(args) ? { ...args, draft: true } : args;

/** Whether an operation makes a copy of a record. */
export const isCopy = (args: object): boolean =>
  'duplicateFromID' in args && args.duplicateFromID !== undefined;

/** An address for a copy: that of the original with the first number that no article has or had. */
export const freeSlug: FieldHook = async ({ value, req }: Parameters<FieldHook>[0]) => {
  if (typeof value !== 'string') return null;
  const stem = slugFrom(Array.from(value).slice(0, LONGEST_STEM).join(''));
  for (let number = 2; number < MOST; number++) {
    const slug = `${stem}-${number}`;
    const { totalDocs } = await req.payload.count({
      collection: 'articles',
      where: { or: [{ slug: { equals: slug } }, { previousSlugs: { in: [slug] } }] },
      // Whether it is free does not depend on who asks.
      overrideAccess: true,
      req,
    });
    if (totalDocs === 0) return slug;
  }
  return null;
};
