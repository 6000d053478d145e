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

/** Returns the package with its price, as the form shows it; an unknown package unchanged. */
function packageLabel(picked: string, { language, packages, registration }: Words): string {
  const knownPackage = packageOf(packages, picked);
  if (!knownPackage) return picked;
  const { name, yearlySatang } = knownPackage;
  return fill(registration.picked, { name, price: baht(yearlySatang, language) });
}

/**
 * Converts a registration to a lead, for when the registration API does not answer. Contact data and attribution are
 * copied; package, clinic and number of branches go into the description.
 *
 * @param words in the language of the staff
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
  const lines = [
    [fields.package.label, packageLabel(picked, words)],
    [fields.clinic_name.label, clinic_name],
    [fields.branches.label, branches],
    [fields.description.label, description],
  ].flatMap(([label = '', value = '']) => (value === '' ? [] : [`${label}: ${value}`]));
  return z.parse(leadPayload, {
    ...sent,
    organization_label: keptRegistration.organization,
    organization_type: organisationValue(organisations, keptRegistration.organization),
    user_action: 'contact_form_submit',
    description: [keptRegistration.heading, ...lines].join('\n'),
  });
}
