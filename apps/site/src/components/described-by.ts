/** What ties a control to its message and hint. */
export const describedBy = (id: string, error: string | undefined, hint?: string) =>
  [error && `${id}-error`, hint].filter(Boolean).join(' ') || undefined;
