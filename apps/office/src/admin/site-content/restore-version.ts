'use client';

import { toast } from '@payloadcms/ui';

const FAILED = 'กู้คืนไม่สำเร็จ ลองใหม่ภายหลัง';
/** How long undo is offered: long enough to check the page, in milliseconds. */
const UNDO_MS = 60_000;

interface Restored {
  isPublished: boolean;
  newest: number | string;
  before: (number | string)[];
}

/** An error response, of the office's own endpoint or of Payload. */
interface ErrorResponse {
  message?: string;
  errors?: { message: string }[];
}

interface RestoreRequest {
  versions: readonly (number | string)[];
  expected?: number | string;
  asDraft?: boolean;
}

/**
 * Restores an earlier version without confirmation, and offers undo.
 *
 * @param onDone refreshes the page
 */
export async function restoreVersionOf(
  subject: string,
  request: RestoreRequest,
  onDone: () => void,
): Promise<void> {
  const result = await send(subject, request);
  if ('error' in result) {
    toast.error(result.error, {
      // A version that is no longer valid can be corrected as a draft.
      ...(result.isInvalid && {
        action: {
          label: 'เปิดเป็นร่าง',
          onClick: () => void restoreVersionOf(subject, { ...request, asDraft: true }, onDone),
        },
      }),
    });
    return;
  }
  const { before, isPublished, newest } = result.restored;
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

async function undo(subject: string, request: RestoreRequest, onDone: () => void): Promise<void> {
  const result = await send(subject, request);
  if ('error' in result) {
    toast.error(result.error);
    return;
  }
  toast.success('กลับไปเป็นอย่างเดิมแล้ว');
  onDone();
}

async function send(
  subject: string,
  request: RestoreRequest,
): Promise<{ restored: Restored } | { error: string; isInvalid: boolean }> {
  try {
    const response = await fetch(`/api/site-content/${subject}/put-back`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
    });
    if (response.ok) return { restored: (await response.json()) as Restored };
    const { errors, message } = (await response.json()) as ErrorResponse;
    const error = message ?? errors?.[0]?.message ?? FAILED;
    return { error, isInvalid: response.status === 400 && request.asDraft !== true };
  } catch {
    return { error: FAILED, isInvalid: false };
  }
}
