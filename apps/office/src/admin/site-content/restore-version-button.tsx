'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { restoreVersionOf } from './restore-version.ts';

interface Props {
  subject: string;
  version: number | string;
  /** When it was saved, to distinguish the buttons for screen readers. */
  moment: string;
  isDraft: boolean;
}

/** Restores a version without confirmation, but with undo. */
export function RestoreVersionButton({ subject, version, moment, isDraft }: Props) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  async function press() {
    setBusy(true);
    await restoreVersionOf(subject, { versions: [version] }, () => router.refresh());
    setBusy(false);
  }
  return (
    <button type="button" className="quiet-button" disabled={isBusy} onClick={() => void press()}>
      {isDraft ? 'กู้คืนเป็นร่าง' : 'กู้คืนและเผยแพร่'}
      <span className="sr-only"> ฉบับ {moment}</span>
    </button>
  );
}
