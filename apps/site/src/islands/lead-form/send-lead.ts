import { type Envelope, leadFields, readEnvelope } from '@clinicdee/protocol';
import { pathIn } from '../../content/languages.ts';
import { organisationValue } from '../../content/organisations.ts';
import type { LeadFormValues } from '../../leads/form.ts';
import { typedPart } from '../../enquiry-form/wire.ts';
import { postForm } from '../../enquiry-form/post-form.ts';
import type { LivingFormContent } from './content.ts';

/** Longer than any answer should take, shorter than a visitor's patience. */
const PATIENCE_MS = 20_000;

/**
 * Sends a lead to the site (spec §3 keys, §7.1).
 *
 * @returns the answer, refusals too
 * @throws Error when there was no answer, or none that can be read
 */
export async function sendLead(
  values: LeadFormValues,
  idempotencyKey: string,
  { consentVersion, language, organisations }: LivingFormContent,
): Promise<Envelope> {
  const sent = {
    ...typedPart(leadFields, values),
    organization_type: organisationValue(organisations, values.orgType),
    user_action: 'contact_form_submit',
    consent_version: consentVersion,
    website: trapValue(),
  };
  const address = pathIn(language, '/api/leads');
  const response = await postForm(address, sent, idempotencyKey, PATIENCE_MS);
  const envelope = readEnvelope(await response.json());
  if (!envelope) throw new Error(`The answer (${response.status}) is no envelope`);
  return envelope;
}

/** The field that no person sees. */
const trapValue = () =>
  document.querySelector<HTMLInputElement>('form[action$="/contact"] [name="website"]')?.value ??
  '';
