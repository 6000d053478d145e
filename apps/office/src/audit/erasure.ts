import type { CollectionAfterDeleteHook } from 'payload';
import { recordEvent } from './record-event.ts';

/** Records that a lead or registration was erased for good, by its reference alone. */
export const recordErasure: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  const { reference } = doc as { reference: string };
  await recordEvent(req, { event: 'erasure', text: `${collection.slug} ${reference}` });
};
