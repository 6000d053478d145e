import type { CollectionBeforeChangeHook } from 'payload';

/** Clears `isSample` once a user changes title or content: removing samples and the launch list then skip it. */
export const ownOnceChanged: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const next = data as Record<string, unknown>;
  const before = originalDoc as Record<string, unknown> | undefined;
  const isChanged = (field: string) =>
    next[field] !== undefined && JSON.stringify(next[field]) !== JSON.stringify(before?.[field]);
  if (req.user && before?.isSample === true && (isChanged('title') || isChanged('content')))
    next.isSample = false;
  return next;
};
