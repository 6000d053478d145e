'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';

interface Call {
  body?: object;
  method?: 'POST' | 'DELETE';
  /** The message for an error that has none of its own. */
  failed?: string;
}

/** Calls `/api/…` with JSON; shows an error to the user. @returns undefined after an error */
export async function callOffice<Answer>(
  path: string,
  { body = {}, method = 'POST', failed }: Call = {},
): Promise<Answer | undefined> {
  try {
    const response = await fetch(`/api/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as Answer & {
      message?: string;
      errors?: { message: string }[];
    };
    if (response.ok) return answer;
    toast.error(answer.errors?.[0]?.message ?? answer.message ?? failed ?? 'ไม่สำเร็จ ลองใหม่ภายหลัง');
  } catch {
    toast.error(failed ?? 'ติดต่อหลังบ้านไม่ได้ ลองใหม่อีกครั้ง');
  }
  return undefined;
}

interface CallButtonProps<Answer> extends Call {
  path: string;
  words: string;
  /** The message after success, instead of that of the response. */
  done?: string;
  /** What it is about, for screen readers. */
  about?: string;
  isDisabled?: boolean;
  /** Called after success; without it the page is reloaded after the call. */
  onDone?: (answer: Answer) => void;
}

/** A button that calls the office and shows the message of the response. */
export function CallButton<Answer>(props: CallButtonProps<Answer>) {
  const { path, words, about, isDisabled, done, onDone, ...call } = props;
  const [isCalling, setCalling] = useState(false);
  const router = useRouter();

  async function press() {
    setCalling(true);
    const answer = await callOffice<Answer & { message?: string }>(path, call);
    const message = done ?? answer?.message;
    if (answer && message) toast.success(message);
    if (answer) onDone?.(answer);
    if (!onDone) router.refresh();
    setCalling(false);
  }

  return (
    <button
      type="button"
      className="quiet-button"
      disabled={isCalling || isDisabled}
      onClick={() => void press()}
    >
      {words}
      {about && <span className="sr-only"> {about}</span>}
    </button>
  );
}
