import { mailDomain } from '@clinicdee/brand/mail-domain';
import { leadFields } from '@clinicdee/protocol';
import type { OrganisationGroup } from '../content/organisations.ts';
import { trialValues } from '../forms/rules/trial-values.ts';
import type { LeadFormValues } from './form.ts';

/** Returns a filled-in lead form for canaries and trial leads. */
export const trialForm = ([group]: readonly OrganisationGroup[]): LeadFormValues =>
  trialValues(leadFields, {
    email: `canary@${mailDomain}`,
    orgType: group?.options[0]?.label ?? '',
  });
