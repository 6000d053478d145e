import type { SiteFacts } from '@clinicdee/protocol/site-content';
import * as vendor from './vendor.ts';

const { crm, email, lineId, openDays, openingHours, otherHours } = vendor;
const { phone, place, postal, privacyEmail, profiles } = vendor;

/** Contact details, opening hours and address. Validation: `packages/protocol/src/site-content/contact.ts`. */
export const contact = {
  phone,
  lineId,
  email,
  privacyEmail,
  crm,
  profiles: profiles.map((address) => ({ address })),
  openDays,
  ...openingHours,
  otherHours,
  closedDays: [] as SiteFacts['contact']['closedDays'],
  postal,
  place,
};
