import { createHash } from 'node:crypto';

/** The digest of a migration, which shows changes after its release. */
export const digestOf = (step: string): string =>
  createHash('sha256').update(step).digest('base64url');
