'use client';

import { ServerFunctionsProvider, toast, useServerFunctions } from '@payloadcms/ui';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { isScheduling, UPCOMING } from './schedule-calls.ts';

/** Long enough for the drawer to have its say, in milliseconds. */
const AFTER_DRAWER = 100;

/**
 * Payload's drawer says "scheduled" whatever the answer was; this says why it was not. And it offers to
 * unpublish what was never published; this has it offer publishing.
 *
 * Leans on: the drawer's two calls (`schedule-calls.ts`), a field `error` in the answer to the first,
 * and the drawer's list of choices, `.schedule-publish__type`, whose first is publishing.
 */
export function ScheduleAnswers({ children }: { children: ReactNode }) {
  const { serverFunction } = useServerFunctions();
  const attentive: ServerFunctionClient = async (call) => {
    const answer = await serverFunction(call);
    if (isScheduling(call)) tellRefusal(answer);
    if (call.name === UPCOMING) setTimeout(choosePublishing);
    return answer;
  };
  return <ServerFunctionsProvider serverFunction={attentive}>{children}</ServerFunctionsProvider>;
}

function tellRefusal(answer: unknown): void {
  if (typeof answer !== 'object' || answer === null || !('error' in answer)) return;
  const { error } = answer;
  setTimeout(() => {
    toast.dismiss();
    toast.error(typeof error === 'string' ? error : 'ตั้งเวลาไม่สำเร็จ ลองใหม่อีกครั้ง');
  }, AFTER_DRAWER);
}

/** The first choice of the drawer. */
const PUBLISHING = '.schedule-publish__type input';

function choosePublishing(): void {
  document.querySelector<HTMLInputElement>(PUBLISHING)?.click();
}
