import { slugFrom } from '@clinicdee/protocol';
import { randomBytes } from 'node:crypto';
import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook, FieldHook } from 'payload';
import { recordsOf } from '../access/records.ts';

/** The collections with an address on the site. */
export type Addressed = 'articles' | 'pages';

interface AddressedDocument {
  _status?: string | null;
  slug?: string | null;
  /** Part of the address of a campaign page. */
  language?: string | null;
  previousSlugs?: string[] | null;
}

/**
 * Keeps the former slug of a published document for redirects, also when only its language has changed. Compares with
 * the published version, not with the last draft.
 */
export const keepOldSlug: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const next = data as AddressedDocument;
  if (next._status !== 'published') return next;
  if (operation !== 'update') return next;
  const { id } = originalDoc as { id: number };
  const records = recordsOf(req.payload, req);
  const published: AddressedDocument | undefined = await records.get(
    collection.slug as Addressed,
    id,
  );
  const before = [...(published?.previousSlugs ?? []), ...(next.previousSlugs ?? [])];
  if (published?._status === 'published' && published.slug) before.push(published.slug);
  const isFormer =
    published?.slug === next.slug &&
    (published?.language !== next.language || published?.previousSlugs?.includes(next.slug ?? ''));
  next.previousSlugs = [...new Set(before)].filter((slug) => slug !== next.slug || isFormer);
  return next;
};

/** Characters kept of the original slug, so that the suffix is not truncated. */
const LONGEST_STEM = 70;

/** Saves a duplicate of a published document as a draft. */
export const copyAsDraft: CollectionBeforeOperationHook = ({ args }) =>
  isCopy(args) ? { ...args, draft: true } : args;

/** Whether an operation duplicates a document. */
export const isCopy = (args: object): boolean =>
  'duplicateFromID' in args && args.duplicateFromID !== undefined;

/** Returns the slug of a duplicate: the original's with a random suffix. */
export const copiedSlug: FieldHook = ({ value }: { value?: unknown }) => {
  if (typeof value !== 'string') return null;
  const stem = Array.from(value).slice(0, LONGEST_STEM).join('');
  return slugFrom(`${stem}-${randomBytes(3).toString('hex')}`);
};
