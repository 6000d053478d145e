import { leadPayload, type LeadPayload, registrationPayload } from '@clinicdee/protocol';
import * as z from 'zod/mini';
import { fill } from '../content/fill-in.ts';
import { organisationValue } from '../content/organisations.ts';
import { packageOf } from '../content/packages.ts';
import type { SiteContent } from '../content/site-content.ts';
import { baht } from '../thai/amount.ts';
import type { buildRegistration } from './payload.ts';

type Words = Pick<
  SiteContent,
  'keptRegistration' | 'language' | 'organisations' | 'packages' | 'registration'
>;

/** The package with its price, as the form shows it; what is no package of ours, as it was sent. */
function packageWords(picked: string, { language, packages, registration }: Words): string {
  const known = packageOf(packages, picked);
  if (!known) return picked;
  const { name, yearlySatang } = known;
  return fill(registration.picked, { name, price: baht(yearlySatang, language) });
}

/**
 * A registration as a lead, for when the registration API does not answer: who it is and where they
 * came from stay, and which package, clinic and how many branches were wanted stands in the
 * description, where sales read it.
 */
export function asLead(sent: ReturnType<typeof buildRegistration>, words: Words): LeadPayload {
  const { keptRegistration, organisations, registration } = words;
  const {
    package: picked,
    clinic_name,
    branches,
    description,
  } = z.parse(registrationPayload, sent);
  const { fields } = registration;
  const asked = [
    [fields.package.label, packageWords(picked, words)],
    [fields.clinic_name.label, clinic_name],
    [fields.branches.label, branches],
    [fields.description.label, description],
  ].flatMap(([label = '', value = '']) => (value === '' ? [] : [`${label}: ${value}`]));
  return z.parse(leadPayload, {
    ...sent,
    organization_label: keptRegistration.organization,
    organization_type: organisationValue(organisations, keptRegistration.organization),
    user_action: 'contact_form_submit',
    description: [keptRegistration.heading, ...asked].join('\n'),
  });
}
