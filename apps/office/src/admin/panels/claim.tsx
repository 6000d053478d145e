'use client';

import { useAuth, useDocumentInfo, useField } from '@payloadcms/ui';

/** A button below the owner field that sets the current user as owner. */
export function Claim() {
  const { user } = useAuth();
  const { isTrashed } = useDocumentInfo();
  const { value, setValue, disabled } = useField<number | null>({ path: 'owner' });
  if (!user || isTrashed || value === user.id) return null;
  return (
    <button
      type="button"
      className="quiet-button claim"
      disabled={disabled}
      onClick={() => setValue(user.id)}
    >
      รับเคสนี้
    </button>
  );
}
