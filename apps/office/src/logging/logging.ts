import type { PayloadLogger } from 'payload';
import { environment } from '../environment/environment.ts';

/**
 * What an error may say in a log. Database errors repeat the values of the query, and validation
 * errors may repeat what was typed: personal data never reaches the log.
 */
export function safeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: 'not an error object' };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return {
    type: error.name,
    ...code,
    message: error.message.split('\nparams:')[0]?.slice(0, 500),
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 12)
      .join('\n'),
    ...(error.cause instanceof Error && { cause: safeError(error.cause) }),
  };
}

/** Payload's logger with that rule; jobs come every few seconds, so only what matters is said. */
export const logger: PayloadLogger | { options: object } = {
  options: {
    level: environment().LOG_LEVEL,
    serializers: { err: safeError, error: safeError },
  },
};
