import { registrationFields } from '@clinicdee/protocol';
import { type Outcome, readOutcome } from '../../registrations/outcome.ts';
import type { RegistrationValues } from '../../registrations/form.ts';
import { typedPart } from '../../enquiry-form/wire.ts';
import { postForm } from '../../enquiry-form/post-form.ts';
import { pathIn } from '../../content/languages.ts';
import type { RegistrationContent } from './content.ts';

/** Longer than the site waits for the registration API, so that the site's word comes first. */
const PATIENCE_MS = 30_000;

/**
 * Sends a registration to the site, which hands on what the registration API answers (spec §7.3).
 *
 * @throws Error when there was no answer
 */
export async function sendRegistration(
  values: RegistrationValues,
  idempotencyKey: string,
  { language, notice, words }: RegistrationContent,
): Promise<Outcome> {
  const response = await postForm(
    pathIn(language, '/api/v2/register'),
    { ...typedPart(registrationFields, values), consent_version: notice.version },
    idempotencyKey,
    PATIENCE_MS,
  );
  return readOutcome(response.status, await response.text(), words);
}
