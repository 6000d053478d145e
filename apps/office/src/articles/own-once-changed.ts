import type { CollectionBeforeChangeHook } from 'payload';

/** What a person has rewritten is no sample any more: it is not taken away with them, nor told of before a launch. */
export const ownOnceChanged: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const next = data as Record<string, unknown>;
  const before = originalDoc as Record<string, unknown> | undefined;
  const isOther = (field: string) =>
    next[field] !== undefined && JSON.stringify(next[field]) !== JSON.stringify(before?.[field]);
  if (req.user && before?.isSample === true && (isOther('title') || isOther('content')))
    next.isSample = false;
  return next;
};
