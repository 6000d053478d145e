import { readEnvelope } from '@clinicdee/protocol';
import { attribution } from '../../browser/touches.ts';
import { currentNotice } from '../../content/notice.ts';
import { registration } from '../../content/registration.ts';
import type { RegistrationValues } from '../../registrations/form.ts';

/** Longer than the site waits for the registration API, so that the site's word comes first. */
const PATIENCE_MS = 30_000;

/** How a registration ended. */
export type Outcome =
  | { isSuccess: true; message: string; reference: string | undefined }
  | { isSuccess: false; message: string; errors: Record<string, string> };

/**
 * Sends a registration to the site, which hands on what the registration API answers (spec §7.3):
 * an envelope of ours, or whatever JSON the vendor's API speaks. Never throws.
 */
export async function sendRegistration(
  values: RegistrationValues,
  idempotencyKey: string,
): Promise<Outcome> {
  try {
    const response = await fetch('/api/v2/register', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'idempotency-key': idempotencyKey,
      },
      signal: AbortSignal.timeout(PATIENCE_MS),
      body: JSON.stringify({
        ...values,
        ...attribution(),
        consent_version: currentNotice.version,
      }),
    });
    const envelope = readEnvelope(await response.json());
    if (response.ok && (envelope === undefined || envelope.code < 300)) {
      const { reference, message = registration.success.text } = envelope ?? {};
      return { isSuccess: true, message, reference };
    }
    const { message = registration.failure, errors = {} } = envelope ?? {};
    return { isSuccess: false, message, errors };
  } catch (error) {
    console.error('The registration could not be sent', error);
    return { isSuccess: false, message: registration.failure, errors: {} };
  }
}
