import type { PayloadLogger } from 'payload';
import { environment } from '../environment/environment.ts';

/**
 * Serialises an error without personal data: database errors repeat query values, and validation errors may repeat
 * typed values.
 */
function safeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: 'not an error object' };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return {
    type: error.name,
    ...code,
    message: withoutValues(error.message),
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 12)
      .join('\n'),
    ...(error.cause instanceof Error && { cause: safeError(error.cause) }),
  };
}

/** Cuts the values of a failed query off. */
const withoutValues = (message: string): string =>
  (message.split('\nparams:')[0] ?? '').slice(0, 500);

/** Payload's logger without personal data. A line without a message of its own gets that of its error. */
export const logger: PayloadLogger | { options: object } = {
  options: {
    level: environment().LOG_LEVEL,
    serializers: { err: safeError, error: safeError, msg: withoutValues },
  },
};

/** Lets Next print the errors of pages like {@link logger}. */
export function printWithoutValues(console: Pick<Console, 'error'>): void {
  const print = console.error;
  console.error = (...parts: unknown[]) => {
    print(...parts.map((part) => (part instanceof Error ? safeError(part) : part)));
  };
}
