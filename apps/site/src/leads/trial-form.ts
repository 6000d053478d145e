import { mailDomain } from '@clinicdee/brand/mail-domain';
import { leadFields } from '@clinicdee/protocol';
import type { OrganisationGroup } from '../content/organisations.ts';
import { trialValues } from '../forms/rules/trial-values.ts';
import type { LeadFormValues } from './form.ts';

/** The lead form as the site fills it in itself, to try the way of a lead. */
export const trialForm = (
  [group]: readonly OrganisationGroup[],
  given: Partial<LeadFormValues> = {},
): LeadFormValues =>
  trialValues(leadFields, {
    email: `canary@${mailDomain}`,
    orgType: group?.options[0]?.label ?? '',
    ...given,
  });
