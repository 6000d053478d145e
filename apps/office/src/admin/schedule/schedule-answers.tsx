'use client';

import { ServerFunctionsProvider, toast, useServerFunctions } from '@payloadcms/ui';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';

/** Payload's drawer says "scheduled" whatever the answer was; this says why it was not. */
export function ScheduleAnswers({ children }: { children: ReactNode }) {
  const { serverFunction } = useServerFunctions();
  const attentive: ServerFunctionClient = async (call) => {
    const answer = await serverFunction(call);
    if (call.name === 'schedule-publish') tellRefusal(answer);
    return answer;
  };
  return (
    <ServerFunctionsProvider serverFunction={attentive}>{children}</ServerFunctionsProvider>
  );
}

function tellRefusal(answer: unknown): void {
  if (typeof answer !== 'object' || answer === null || !('error' in answer)) return;
  const { error } = answer;
  // After the drawer has had its say.
  setTimeout(() => {
    toast.dismiss();
    toast.error(typeof error === 'string' ? error : 'ตั้งเวลาไม่สำเร็จ ลองใหม่อีกครั้ง');
  });
}
