'use client';

import { ServerFunctionsProvider, toast, useServerFunctions } from '@payloadcms/ui';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { isScheduling, UPCOMING } from './schedule-calls.ts';

/** Waits until the drawer has shown its own toast, in milliseconds. */
const AFTER_DRAWER = 100;

/**
 * Shows why scheduling failed, where Payload's drawer says "scheduled" whatever the response. Also selects
 * publishing in the drawer, which preselects unpublishing even for an unpublished article.
 *
 * Relies on: the drawer's two calls (`schedule-calls.ts`), a field `error` in the response to the first,
 * and the drawer's radio buttons in `.schedule-publish__type`, of which publishing is the first.
 */
export function ScheduleAnswers({ children }: { children: ReactNode }) {
  const { serverFunction } = useServerFunctions();
  const withErrors: ServerFunctionClient = async (call) => {
    const response = await serverFunction(call);
    if (isScheduling(call)) showError(response);
    if (call.name === UPCOMING) setTimeout(choosePublishing);
    return response;
  };
  return <ServerFunctionsProvider serverFunction={withErrors}>{children}</ServerFunctionsProvider>;
}

function showError(response: unknown): void {
  if (typeof response !== 'object' || response === null || !('error' in response)) return;
  const { error } = response;
  setTimeout(() => {
    toast.dismiss();
    toast.error(typeof error === 'string' ? error : 'ตั้งเวลาไม่สำเร็จ ลองใหม่อีกครั้ง');
  }, AFTER_DRAWER);
}

/** The first radio button of the drawer. */
const PUBLISHING = '.schedule-publish__type input';

function choosePublishing(): void {
  document.querySelector<HTMLInputElement>(PUBLISHING)?.click();
}
