'use client';

import { toast } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { thaiFailure } from './thai-failures.ts';

const inThai = <Message,>(message: Message) =>
  typeof message === 'string' ? (thaiFailure(message) ?? message) : message;

const { error, promise } = toast;
toast.error = (message, options) => error(inThai(message), options);
toast.promise = (work, options = {}) => {
  const { error: said } = options;
  return promise(work, {
    ...options,
    ...(typeof said === 'function' && { error: (reason: unknown) => inThai(said(reason)) }),
  });
};

/**
 * Loads the translation of the toasts in which Payload shows an error of the browser, such as `Failed to fetch`.
 *
 * Relies on: Payload shows its toasts by the exported `toast`, those of a form as a promise.
 */
export function ThaiToasts({ children }: { children: ReactNode }) {
  return children;
}
