'use client';

import { toast } from '@payloadcms/ui';

const FAILED = 'กู้คืนไม่สำเร็จ ลองใหม่ภายหลัง';
/** Long enough to look at the page and come back, in milliseconds. */
const UNDO_MS = 60_000;

interface Done {
  isPublished: boolean;
  newest: number | string;
  before: (number | string)[];
}

/** Why it was not done: as our own call says it, or as Payload does. */
interface Refusal {
  message?: string;
  errors?: { message: string }[];
}

interface Wish {
  versions: readonly (number | string)[];
  expected?: number | string;
  asDraft?: boolean;
}

/**
 * Puts an earlier version back at once, and offers to undo it: nobody is asked before what can be taken back.
 *
 * @param onDone what shows the new state
 */
export async function restoreVersionOf(
  subject: string,
  wish: Wish,
  onDone: () => void,
): Promise<void> {
  const answer = await ask(subject, wish);
  if ('refusal' in answer) {
    toast.error(answer.refusal, {
      // What may not be published any more can still be mended.
      ...(answer.isWrong && {
        action: {
          label: 'เปิดเป็นร่าง',
          onClick: () => void restoreVersionOf(subject, { ...wish, asDraft: true }, onDone),
        },
      }),
    });
    return;
  }
  const { before, isPublished, newest } = answer.done;
  toast.success(isPublished ? 'กู้คืนและเผยแพร่แล้ว' : 'กู้คืนเป็นร่างแล้ว', {
    duration: UNDO_MS,
    ...(before.length > 0 && {
      action: {
        label: 'เลิกทำ',
        onClick: () => void undo(subject, { versions: before, expected: newest }, onDone),
      },
    }),
  });
  onDone();
}

async function undo(subject: string, wish: Wish, onDone: () => void): Promise<void> {
  const answer = await ask(subject, wish);
  if ('refusal' in answer) {
    toast.error(answer.refusal);
    return;
  }
  toast.success('กลับไปเป็นอย่างเดิมแล้ว');
  onDone();
}

async function ask(
  subject: string,
  wish: Wish,
): Promise<{ done: Done } | { refusal: string; isWrong: boolean }> {
  try {
    const response = await fetch(`/api/site-content/${subject}/put-back`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wish),
    });
    if (response.ok) return { done: (await response.json()) as Done };
    const { errors, message } = (await response.json()) as Refusal;
    const refusal = message ?? errors?.[0]?.message ?? FAILED;
    return { refusal, isWrong: response.status === 400 && wish.asDraft !== true };
  } catch {
    return { refusal: FAILED, isWrong: false };
  }
}
