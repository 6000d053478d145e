import * as vendor from './vendor.ts';

const { crm, email, lineId, openDays, openingHours, otherHours } = vendor;
const { phone, place, postal, privacyEmail, profiles } = vendor;

/** A closed day other than a public holiday, and the reason. */
interface ClosedDay {
  /** Calendar day in Bangkok: `2026-12-28`. */
  day: string;
  reason?: string | undefined;
}

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
  closedDays: [] as ClosedDay[],
  postal,
  place,
};
