import { leadFields, readEnvelope } from '@clinicdee/protocol';
import { pathIn } from '../../content/languages.ts';
import { organisationValue } from '../../content/organisations.ts';
import type { LeadFormValues } from '../../leads/form.ts';
import { postForm } from '../post-form.ts';
import type { Outcome } from '../rules/outcome.ts';
import { writtenPart } from '../rules/serialize.ts';
import type { LeadFormContent } from './content.ts';

const TIMEOUT_MS = 20_000;

/**
 * Sends a lead to the site (spec §3 keys, §7.1).
 *
 * @throws Error when the request fails or the answer is not a valid envelope
 */
export async function sendLead(
  values: LeadFormValues,
  idempotencyKey: string,
  { language, notice, organisations }: LeadFormContent,
): Promise<Outcome> {
  const sent = {
    ...writtenPart(leadFields, values),
    organization_type: organisationValue(organisations, values.orgType) ?? values.orgType,
    user_action: 'contact_form_submit',
    consent_version: notice.version,
    website: honeypot(),
  };
  const address = pathIn(language, '/api/leads');
  const response = await postForm(address, sent, idempotencyKey, TIMEOUT_MS);
  const envelope = readEnvelope(await response.json());
  if (!envelope) throw new Error(`The answer (${response.status}) is no envelope`);
  const { code, errors = {}, message, reference } = envelope;
  return code === 200
    ? { isSuccess: true, message, reference }
    : { isSuccess: false, message, errors };
}

const honeypot = () => document.querySelector<HTMLInputElement>('#lead-website')?.value ?? '';
