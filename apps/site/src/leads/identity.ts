import { createHash, randomUUIDv7 } from 'node:crypto';
import { leadFields, newReference, referenceFrom } from '@clinicdee/protocol';
import { fingerprintOf } from '@clinicdee/protocol/http/secrets';
import type { Identity, NewLead } from './stored-lead.ts';

/**
 * Derives id and reference from the idempotency key and the payload, so that a retry which reaches another machine
 * is the same lead in the office. Without a key both are random.
 */
export function identityOf(
  { idempotencyKey: key, payload }: NewLead,
  fingerprint = fingerprintOf(payload, leadFields),
): Identity {
  if (key === undefined) return { id: randomUUIDv7(), reference: newReference() };
  const digest = createHash('sha256')
    .update(JSON.stringify([key, fingerprint]))
    .digest();
  // UUID version 8, https://www.rfc-editor.org/rfc/rfc9562#section-5.8
  digest[6] = ((digest[6] ?? 0) & 0x0f) | 0x80;
  digest[8] = ((digest[8] ?? 0) & 0x3f) | 0x80;
  const id = digest
    .toString('hex', 0, 16)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { id, reference: referenceFrom(digest.subarray(16, 24)) };
}
