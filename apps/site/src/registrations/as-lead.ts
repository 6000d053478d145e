import { leadPayload, type LeadPayload, registrationPayload } from '@clinicdee/protocol';
import * as z from 'zod/mini';
import { organisationValue } from '../content/th/organisations.ts';
import { isPackageId } from '../content/th/package-prices.ts';
import { keptRegistration } from '../content/th/refusals.ts';
import { pickedPackage, registration } from '../content/th/registration.ts';
import type { buildRegistration } from './payload.ts';

/** The form does not ask what kind of clinic it is; this is what its visitor would have chosen. */
const NOT_SAID = 'ไม่ระบุ';

/**
 * A registration as a lead, for when the registration API does not answer: who it is and where they
 * came from stay, and which package, clinic and how many branches were wanted stands in the
 * description, where sales read it.
 */
export function asLead(sent: ReturnType<typeof buildRegistration>): LeadPayload {
  const {
    package: picked,
    clinic_name,
    branches,
    description,
  } = z.parse(registrationPayload, sent);
  const { fields } = registration;
  const asked = [
    [fields.package.label, isPackageId(picked) ? pickedPackage(picked) : picked],
    [fields.clinic_name.label, clinic_name],
    [fields.branches.label, branches],
    [fields.description.label, description],
  ].flatMap(([label = '', value = '']) => (value === '' ? [] : [`${label}: ${value}`]));
  return z.parse(leadPayload, {
    ...sent,
    organization_label: NOT_SAID,
    organization_type: organisationValue(NOT_SAID),
    user_action: 'contact_form_submit',
    description: [keptRegistration.heading, ...asked].join('\n'),
  });
}
