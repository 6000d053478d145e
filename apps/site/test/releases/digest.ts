import { createHash } from 'node:crypto';

/** What tells a step as it was released from one that somebody has changed. */
export const digestOf = (step: string): string =>
  createHash('sha256').update(step).digest('base64url');
