import { mailDomain } from '@clinicdee/brand/mail-domain';
import type { OrganisationGroup } from '../content/organisations.ts';
import type { LeadFormValues } from './form.ts';

/** Returns a filled-in lead form for canaries and trial leads. */
export const trialForm = (
  [group]: readonly OrganisationGroup[],
  values: Partial<LeadFormValues> = {},
): LeadFormValues => ({
  fullName: 'Canary',
  phone: '020000000',
  email: `canary@${mailDomain}`,
  orgType: group?.options[0]?.label ?? '',
  extra: '',
  marketing: false,
  ...values,
});
