'use client';

import { toast } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { thaiFailure } from './thai-failures.ts';

const { error } = toast;
toast.error = (message, options) =>
  error(typeof message === 'string' ? (thaiFailure(message) ?? message) : message, options);

/**
 * Loads the translation of the toasts in which Payload shows an error of the browser, such as `Failed to fetch`.
 *
 * Relies on: Payload shows its toasts by the exported `toast`.
 */
export function ThaiToasts({ children }: { children: ReactNode }) {
  return children;
}
